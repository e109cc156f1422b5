// Everything the view shows: heading, buttons, the board, the verdict and the conflicts.
import type { BoardView } from '../boardView';
import type { ActionsView, PositionView, ShowMessage } from '../protocol';
import type { StepsView } from '../stepView';
import { Announcer } from '../../views/view/announcer';
import { Details } from './details';
import { element, setChildren, setText } from '../../views/view/dom';
import { newButton, updateButton, updateSign } from './button';
import { Grid } from './grid';
import { consume } from '../../views/view/consume';
import { meaningOfEvent } from './keys';
import { setMeasures } from './measures';
import type { Wish } from './outbox';
import { Steps, toldOf } from './steps';

export class Page {
  private readonly heading = element('h1', 'heading', { tabindex: '-1' });
  private readonly title = element('h2', 'title', { dir: 'auto' });
  private readonly details = new Details();
  private readonly previous = this.button('‹', () => ({ type: 'step', by: -1 }));
  private readonly position = element('span', 'position');
  private readonly next = this.button('›', () => ({ type: 'step', by: 1 }));
  private readonly boards = element('div', 'boards');
  private readonly show = this.button('', () => ({ type: 'showSolution', shown: !this.isSolutionShown }));
  private readonly write = this.button('', () => ({ type: 'writeSolution' }));
  private readonly actions = element('div', 'actions');
  private readonly steps = new Steps((wish) => {
    this.send(wish);
  });
  private readonly sentences = element('div', 'sentences');
  private readonly problems = element('ul', 'problems');
  private readonly notice = element('p', 'notice');
  private readonly announcer = new Announcer();
  private readonly grid = new Grid((wish) => {
    this.send(wish);
  }, problemId);

  private isSolutionShown = false;
  private verdict: string | undefined;
  private told = '';
  /** Which board of which text is shown. */
  private about = '';

  /** Fills `root`, which is empty; wishes of the reader go to `send`. */
  constructor(
    private readonly root: HTMLElement,
    private readonly send: (wish: Wish) => void,
  ) {
    this.write.classList.add('primary');
    this.boards.append(this.previous, this.position, this.next);
    this.actions.append(this.show, this.write, this.steps.next);
    const top = element('div', 'top');
    top.append(this.heading, this.boards);
    root.append(
      top,
      this.title,
      this.grid.root,
      this.actions,
      this.steps.root,
      this.sentences,
      this.notice,
      this.problems,
      this.details.root,
      this.announcer.root,
    );
    root.addEventListener('keydown', (event) => {
      this.onKey(event);
    });
    this.update({
      heading: '',
      title: '',
      details: [],
      position: null,
      board: null,
      actions: null,
      sentences: [],
      state: null,
      steps: null,
    });
    this.verdict = undefined;
  }

  update(shown: Omit<ShowMessage, 'type' | 'version'>): void {
    setText(this.heading, shown.heading);
    setText(this.title, shown.title);
    this.title.hidden = shown.title === '';
    this.details.update(shown.details);
    this.isSolutionShown = shown.state?.solutionShown === true;
    const about = shown.state ? `${String(shown.state.board)} ${shown.state.uri}` : '';
    if (about !== this.about) {
      this.about = about;
      this.grid.turn();
    }
    this.updatePosition(shown.position);
    this.updateBoard(shown.board, shown.steps);
    this.updateActions(shown.actions);
    this.steps.update(shown.steps);
    setChildren(this.sentences, 'p', shown.sentences);
    this.notice.hidden = true;
    const verdict = [shown.position?.label ?? '', ...shown.sentences].join(' ').trim();
    const told = toldOf(shown.steps);
    const news = [
      ...(this.verdict !== undefined && this.verdict !== verdict ? [verdict] : []),
      ...(told !== '' && this.told !== told ? [told] : []),
    ];
    if (news.length > 0) {
      this.announcer.say(news.join(' '));
    }
    this.verdict = verdict;
    this.told = told;
  }

  setCursor(cell: number | null): void {
    this.grid.setCursor(cell);
  }

  /** Shows and says why something was not done. */
  notify(text: string): void {
    this.notice.hidden = false;
    setText(this.notice, text);
    this.announcer.say(text);
  }

  focus(): void {
    if (this.grid.root.hidden) {
      this.heading.focus();
    } else {
      this.grid.focus();
    }
  }

  /** The keys that mean the same everywhere in the panel; the board has more. */
  private onKey(event: KeyboardEvent): void {
    const meaning = meaningOfEvent(event);
    if (meaning?.type === 'undo' || meaning?.type === 'redo' || meaning?.type === 'leave') {
      consume(event);
      this.send(meaning);
    }
  }

  private updatePosition(position: PositionView | null): void {
    this.boards.hidden = position === null;
    if (position) {
      setText(this.position, position.label);
      updateSign(this.previous, position.previous);
      updateSign(this.next, position.next);
    }
  }

  private updateBoard(board: BoardView | null, steps: StepsView | null): void {
    this.grid.root.hidden = board === null;
    setChildren(this.problems, 'li', board?.problems ?? []);
    this.problems.hidden = !board || board.problems.length === 0;
    Array.from(this.problems.children, (item, index) => (item.id = problemId(index)));
    if (board) {
      setMeasures(this.root, board);
      this.root.classList.toggle('stepping', !!steps?.step);
      this.grid.update(board, steps?.step?.marks);
    }
  }

  private updateActions(actions: ActionsView | null): void {
    this.actions.hidden = actions === null;
    if (actions) {
      updateButton(this.show, actions.showSolution);
      updateButton(this.write, actions.writeSolution);
    }
  }

  private button(text: string, wish: () => Wish): HTMLButtonElement {
    return newButton(text, () => {
      this.send(wish());
    });
  }
}

function problemId(index: number): string {
  return `problem-${String(index)}`;
}
