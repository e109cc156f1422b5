// What stands below the board of its steps: the step in words, and the buttons for it.
import type { StepsView, StepView } from '../stepView';
import { element, setChildren, setText } from '../../views/view/dom';
import { newButton, updateButton, updateSign } from './button';
import type { Wish } from './outbox';

export class Steps {
  /** Shows the next step; stands among the actions. */
  readonly next = this.button('', { type: 'hint' });
  readonly root = element('section', 'step-told');
  private readonly place = element('h2', 'place', { tabindex: '-1' });
  private readonly back = this.button('', { type: 'walk', by: -1 });
  private readonly forward = this.button('', { type: 'walk', by: 1 });
  private readonly apply = this.button('', { type: 'applyStep' });
  private readonly hide = this.button('', { type: 'hideSteps' });
  private readonly walk = element('div', 'actions');
  private readonly sentences = element('div', 'sentences');
  private readonly previousChain = this.button('‹', { type: 'turnChain', by: -1 });
  private readonly chainPlace = element('span', 'position');
  private readonly nextChain = this.button('›', { type: 'turnChain', by: 1 });
  private readonly chains = element('div', 'boards');
  private readonly search = element('div', 'actions');
  private readonly progress = element('span', 'progress');
  private readonly cancel = this.button('', { type: 'cancelSearch' });
  private readonly memory = element('div', 'actions');
  private readonly remembered = element('span', 'progress');
  private readonly forget = this.button('', { type: 'forgetSteps' });

  constructor(private readonly send: (wish: Wish) => void) {
    this.apply.classList.add('primary');
    this.walk.append(this.back, this.forward, this.apply, this.hide);
    this.chains.append(this.previousChain, this.chainPlace, this.nextChain);
    this.search.append(this.progress, this.cancel);
    this.memory.append(this.remembered, this.forget);
    // The chains' buttons stand above what is told, so that they stay where they are however long each chain is.
    this.root.append(this.place, this.walk, this.chains, this.sentences, this.search, this.memory);
  }

  /** Shows what there is. Where the focus would be lost with what is hidden, the button that shows steps gets it. */
  update(steps: StepsView | null): void {
    const hadFocus = this.root.contains(document.activeElement);
    this.next.hidden = steps === null;
    if (steps) {
      updateButton(this.next, steps.next, steps.nextTitle);
    }
    this.updateStep(steps?.step ?? null);
    this.search.hidden = !steps?.search;
    if (steps?.search) {
      const { label, text } = steps.search;
      setText(this.progress, text ? `${label}: ${text}` : label);
      updateButton(this.cancel, steps.search.cancel);
    }
    this.memory.hidden = !steps?.memory;
    if (steps?.memory) {
      setText(this.remembered, steps.memory.text);
      updateButton(this.forget, steps.memory.forget);
    }
    this.root.hidden = !steps?.step && !steps?.search && !steps?.memory;
    if (hadFocus && document.activeElement?.closest('[hidden]')) {
      this.next.focus();
    }
  }

  private updateStep(step: StepView | null): void {
    for (const part of [this.place, this.walk, this.sentences]) {
      part.hidden = step === null;
    }
    const chain = step?.chain;
    this.chains.hidden = !chain;
    setChildren(this.sentences, 'p', step?.sentences ?? []);
    setText(this.place, step?.place ?? '');
    this.place.hidden = !step?.place;
    if (step) {
      updateButton(this.back, step.back);
      updateButton(this.forward, step.forward);
      updateButton(this.apply, step.apply, step.applyTitle);
      updateButton(this.hide, step.hide);
    }
    if (chain) {
      updateSign(this.previousChain, chain.previous);
      updateSign(this.nextChain, chain.next);
      setText(this.chainPlace, chain.label);
    }
  }

  private button(text: string, wish: Wish): HTMLButtonElement {
    return newButton(text, () => {
      this.send(wish);
    });
  }
}

/** What is said of steps to who cannot see them: the step, or that one is looked for; empty if there is nothing. */
export function toldOf(steps: StepsView | null): string {
  const { step, search } = steps ?? {};
  return [step?.place ?? '', ...(step?.sentences ?? []), step?.chain?.label ?? '', search?.label ?? '']
    .filter((text) => text !== '')
    .join(' ');
}
