// The controls: where to go in the search, how fast it plays, which search it is.
import { element, setAttributes, setText } from '../../views/view/dom';
import { describeSpeed, SEARCH_WORDS } from '../../words/search';
import type { Sentence } from '../../words/sentence';
import type { Choice, Until } from '../protocol';
import { iconButton, setEnabled, setIcon } from './icons';
import type { Leap } from './keys';
import type { Language } from './language';

/** Visits in a second that can be chosen; the first is for who wants to read each sentence. */
const SPEEDS = [1, 2, 5, 10, 30, 100, 1_000, 10_000];

/** What the reader can do. */
export interface Wishes {
  readonly leap: (leap: Leap) => void;
  readonly goTo: (visited: number) => void;
  readonly togglePlay: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly setChoice: (choice: Choice) => void;
  readonly setUntil: (until: Until) => void;
  readonly save: () => void;
}

const BEFORE_PLAY = ['first', 'previousSolution', 'previousDeadEnd', 'back'] as const;
const AFTER_PLAY = ['forward', 'nextDeadEnd', 'nextSolution', 'last'] as const;

export class Controls {
  readonly root = element('div', 'controls');
  private readonly leaps = new Map<Leap, HTMLButtonElement>();
  private readonly play: HTMLButtonElement;
  private readonly slider: HTMLInputElement;
  private readonly position = element('span', 'position');

  constructor(
    private readonly language: Language,
    private readonly wishes: Wishes,
    chosen: { readonly choice: Choice; readonly until: Until; readonly speed: number },
  ) {
    const { say } = language;
    const choices = [
      this.list(
        SEARCH_WORDS.search,
        { backtracking: SEARCH_WORDS.backtracking, unpruned: SEARCH_WORDS.unpruned, both: SEARCH_WORDS.both },
        chosen.choice,
        wishes.setChoice,
      ),
      this.list(
        SEARCH_WORDS.until,
        { first: SEARCH_WORDS.untilFirst, all: SEARCH_WORDS.untilAll },
        chosen.until,
        wishes.setUntil,
      ),
      this.list(
        SEARCH_WORDS.speed,
        Object.fromEntries(SPEEDS.map((speed) => [String(speed), describeSpeed(speed)])),
        String(chosen.speed),
        (speed) => {
          wishes.setSpeed(Number(speed));
        },
      ),
    ];
    const save = element('button', 'button save', { type: 'button' }, say(SEARCH_WORDS.save));
    save.addEventListener('click', wishes.save);
    const settings = element('div', 'settings');
    settings.append(...choices, save);

    this.play = iconButton('play', say(SEARCH_WORDS.play), wishes.togglePlay);
    this.slider = element('input', 'slider', {
      type: 'range',
      min: '0',
      step: '1',
      'aria-label': say(SEARCH_WORDS.slider),
    });
    this.slider.addEventListener('input', () => {
      wishes.goTo(Number(this.slider.value));
    });
    const steps = element('div', 'steps', { role: 'group', 'aria-label': say(SEARCH_WORDS.controls) });
    steps.append(
      ...BEFORE_PLAY.map((leap) => this.leapButton(leap)),
      this.play,
      ...AFTER_PLAY.map((leap) => this.leapButton(leap)),
      this.slider,
      this.position,
    );
    this.root.append(settings, steps);
  }

  focus(): void {
    this.slider.focus();
  }

  /**
   * Shows a moment of a search.
   *
   * @param sentence the moment in words
   * @param can which ways there are to go
   */
  update(
    visited: number,
    most: number,
    sentence: string,
    isPlaying: boolean,
    can: (leap: Leap) => boolean,
  ): void {
    const { say, number } = this.language;
    setAttributes(this.slider, { max: String(most), 'aria-valuetext': sentence });
    this.slider.value = String(visited);
    setText(this.position, `${number(visited)} / ${number(most)}`);
    const [icon, name] = isPlaying
      ? (['pause', SEARCH_WORDS.pause] as const)
      : (['play', SEARCH_WORDS.play] as const);
    setIcon(this.play, icon, say(name));
    setEnabled(this.play, isPlaying || can('forward'));
    for (const [leap, button] of this.leaps) {
      setEnabled(button, can(leap));
    }
  }

  private leapButton(leap: Leap): HTMLButtonElement {
    const button = iconButton(leap, this.language.say(SEARCH_WORDS[leap]), () => {
      this.wishes.leap(leap);
    });
    this.leaps.set(leap, button);
    return button;
  }

  /** A list to choose from, with its name before it. */
  private list<Key extends string>(
    name: Sentence,
    options: Readonly<Record<Key, Sentence>>,
    chosen: Key,
    choose: (key: Key) => void,
  ): HTMLElement {
    const label = element('label', 'setting', {}, this.language.say(name));
    const select = element('select', 'list');
    for (const [key, words] of Object.entries<Sentence>(options)) {
      select.append(element('option', '', { value: key }, this.language.say(words)));
    }
    select.value = chosen;
    select.addEventListener('change', () => {
      choose(select.value as Key);
    });
    label.append(select);
    return label;
  }
}
