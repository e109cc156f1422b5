// Everything the view shows of one puzzle: the controls, one search or two, the countings.
import { TRACED_VISITS } from '../../core/limits';
import type { SearchTrace } from '../../core/search/trace';
import { traceInSteps } from '../../core/search/traceSearch';
import { Announcer } from '../../views/view/announcer';
import { element, setText } from '../../views/view/dom';
import { consume } from '../../views/view/consume';
import { searching, SEARCH_WORDS } from '../../words/search';
import type { SearchState, TextNow, ToHost } from '../protocol';
import { Controls } from './controls';
import { CountsTable } from './countsTable';
import { Job } from './job';
import { meaningOfKey, type Leap } from './keys';
import { legend } from './legend';
import { Pane } from './pane';
import { svgPicture } from './picture';
import { Player } from './player';
import { mostVisits, targetOf } from './runs';
import type { Subject } from './subject';

/** What is shown is kept once it has stayed for this long, in milliseconds: while it plays it need not be. */
const KEEP_TIME = 250;

export class Page {
  private readonly text = element('p', 'notice text');
  private readonly again: HTMLButtonElement;
  private readonly notice = element('p', 'notice');
  private readonly controls: Controls;
  private readonly panes = element('div', 'panes');
  private readonly counts: CountsTable;
  private readonly announcer = new Announcer();
  private readonly player: Player;
  private shown: readonly Pane[] = [];
  private traces: readonly SearchTrace[] = [];
  private job: Job | undefined;
  /** The frame that is to show the moment, if one is asked for. */
  private frame: number | undefined;
  private keeping: number | undefined;

  /**
   * Fills `root`, which is empty.
   *
   * @param send gets the reader's wishes
   * @param keep gets what is shown, whenever that changes, to be kept over a reload
   */
  constructor(
    private readonly root: HTMLElement,
    private readonly subject: Subject,
    private state: SearchState,
    private readonly send: (wish: ToHost) => void,
    private readonly keep: (state: SearchState) => void,
  ) {
    const { language } = subject;
    const { say } = language;
    this.player = new Player(
      (count) => this.stepOn(count),
      () => {
        this.showSoon();
      },
    );
    this.player.speed = state.speed;
    this.controls = new Controls(
      language,
      {
        leap: (leap) => {
          this.leap(leap);
        },
        goTo: (visited) => {
          this.player.pause();
          this.goTo(visited);
        },
        togglePlay: () => {
          this.togglePlay();
        },
        setSpeed: (speed) => {
          this.player.speed = speed;
          this.setState({ speed });
        },
        setChoice: (choice) => {
          this.setState({ choice, visited: 0 });
          this.search();
        },
        setUntil: (until) => {
          this.setState({ until });
          this.search();
        },
        save: () => {
          this.save();
        },
      },
      state,
    );
    this.again = element('button', 'button again', { type: 'button' }, say(SEARCH_WORDS.again));
    this.again.addEventListener('click', () => {
      this.send({ type: 'again' });
    });
    this.counts = new CountsTable(subject);
    root.replaceChildren(
      element('h1', 'heading', {}, say(searching.title(state.source.name))),
      this.text,
      this.again,
      this.controls.root,
      this.notice,
      this.panes,
      legend(language),
      this.counts.root,
      this.announcer.root,
    );
    this.notice.hidden = true;
    this.setText('same');
    this.search();
  }

  /** Says what became of the puzzle in its text. */
  setText(now: TextNow): void {
    const { say } = this.subject.language;
    this.text.hidden = now === 'same';
    this.again.hidden = now !== 'changed';
    const words = now === 'gone' ? SEARCH_WORDS.textGone : SEARCH_WORDS.textChanged;
    setText(this.text, now === 'same' ? '' : say(words));
    if (now !== 'same') {
      this.announcer.say(say(words));
    }
  }

  notify(text: string): void {
    this.notice.hidden = false;
    setText(this.notice, text);
    this.announcer.say(text);
  }

  focus(): void {
    this.controls.focus();
  }

  onKey(event: KeyboardEvent): void {
    const meaning = meaningOfKey(event);
    if (!meaning) {
      return;
    }
    consume(event);
    if (meaning === 'play') {
      this.togglePlay();
    } else {
      this.leap(meaning);
    }
  }

  /** Stops all that is under way, before another page takes the place of this one. */
  dispose(): void {
    this.player.pause();
    this.job?.drop();
    this.counts.dispose();
    clearTimeout(this.keeping);
    if (this.frame !== undefined) {
      cancelAnimationFrame(this.frame);
    }
  }

  /** Makes the searches that are asked for; what was shown stays until they are there. */
  private search(): void {
    this.player.pause();
    this.job?.drop();
    const { choice, until } = this.state;
    const { problem } = this.subject;
    const methods = choice === 'both' ? (['unpruned', 'backtracking'] as const) : [choice];
    const traces: SearchTrace[] = [];
    function* steps(): Generator<undefined, undefined> {
      for (const method of methods) {
        traces.push(yield* traceInSteps(problem, { method, until, limit: TRACED_VISITS }));
        yield;
      }
      return undefined;
    }
    this.job = new Job(steps(), () => {
      this.traces = traces;
      this.shown = traces.map((trace) => new Pane(trace, this.subject));
      this.panes.replaceChildren(...this.shown.map(({ root }) => root));
      this.panes.classList.toggle('two', traces.length > 1);
      this.goTo(this.state.visited);
    });
  }

  private leap(leap: Leap): void {
    this.player.pause();
    const target = targetOf(leap, this.traces, this.state.visited);
    if (target !== undefined) {
      this.goTo(target);
    }
  }

  private stepOn(count: number): boolean {
    this.goTo(this.state.visited + count);
    return this.state.visited < mostVisits(this.traces);
  }

  private togglePlay(): void {
    if (this.player.isPlaying) {
      this.player.pause();
    } else if (this.state.visited < mostVisits(this.traces)) {
      this.player.play();
    }
  }

  private goTo(visited: number): void {
    this.notice.hidden = true;
    this.setState({ visited: Math.min(Math.max(visited, 0), mostVisits(this.traces)) });
    this.showSoon();
  }

  private setState(change: Partial<SearchState>): void {
    this.state = { ...this.state, ...change };
  }

  /** Shows the moment in the next frame: a slider that is dragged asks for more of them than there are frames. */
  private showSoon(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.show();
    });
  }

  private show(): void {
    const { visited } = this.state;
    for (const pane of this.shown) {
      pane.update(visited);
    }
    const { say } = this.subject.language;
    const sentence =
      this.shown.length === 1
        ? (this.shown[0]?.sentence ?? '')
        : this.shown.map((pane) => `${say(SEARCH_WORDS[pane.trace.method])}: ${pane.sentence}`).join(' ');
    this.controls.update(
      visited,
      mostVisits(this.traces),
      sentence,
      this.player.isPlaying,
      (leap) => targetOf(leap, this.traces, visited) !== undefined,
    );
    if (this.shown.length > 0) {
      this.announcer.say(sentence);
      this.root.dataset.visited = String(visited);
    }
    clearTimeout(this.keeping);
    this.keeping = window.setTimeout(() => {
      this.keep(this.state);
    }, KEEP_TIME);
  }

  private save(): void {
    this.notice.hidden = true;
    this.send({ type: 'save', svg: svgPicture(this.shown) });
  }
}
