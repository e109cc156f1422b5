// One search: its tree, its board, its program and its counts at a moment, all moving together.
import { momentAt } from '../../core/search/moment';
import { stepAt } from '../../core/search/step';
import type { SearchTrace } from '../../core/search/trace';
import { element, setText } from '../../views/view/dom';
import { SEARCH_WORDS } from '../../words/search';
import { describeBeginning, describeEnd, describeStep } from '../../words/searchSteps';
import { BoardDrawing } from './board';
import { CodeDrawing } from './code';
import { pathInWords, type Subject } from './subject';
import { TreeDrawing } from './tree';

type Figure = 'visited' | 'promising' | 'pruned' | 'solutions' | 'deadEnds' | 'depth' | 'path';

export class Pane {
  readonly root: HTMLElement;
  readonly tree: TreeDrawing;
  readonly board: BoardDrawing;
  /** What happened at the moment that is shown, in words. */
  sentence = '';
  private readonly code: CodeDrawing;
  private readonly step = element('p', 'step');
  private readonly end = element('p', 'end');
  private readonly figures: ReadonlyMap<Figure, HTMLElement>;

  constructor(
    readonly trace: SearchTrace,
    private readonly subject: Subject,
  ) {
    const { say } = subject.language;
    const name = say(SEARCH_WORDS[trace.method]);
    this.root = element('section', 'pane', { 'aria-label': name });
    this.root.dataset.method = trace.method;
    this.tree = new TreeDrawing(trace, subject);
    this.board = new BoardDrawing(trace, subject);
    this.code = new CodeDrawing(trace, subject.language);
    const soFar = element('dl', 'figures', { 'aria-label': say(SEARCH_WORDS.soFar) });
    const labels: Readonly<Record<Figure, string>> = {
      visited: say(SEARCH_WORDS.visited),
      promising: say(SEARCH_WORDS.promising),
      pruned: say(trace.method === 'unpruned' ? SEARCH_WORDS.wrong : SEARCH_WORDS.pruned),
      solutions: say(SEARCH_WORDS.solutions),
      deadEnds: say(SEARCH_WORDS.deadEnds),
      depth: say(SEARCH_WORDS.depth),
      path: say(SEARCH_WORDS.path),
    };
    // Nothing is tested before a board is full, so that there is no telling what is promising.
    const shown = (Object.keys(labels) as Figure[]).filter(
      (figure) => figure !== 'promising' || trace.method === 'backtracking',
    );
    this.figures = new Map(
      shown.map((figure) => {
        const entry = element('div', `figure ${figure}`);
        const value = element('dd', '');
        value.dataset.figure = figure;
        entry.append(element('dt', '', {}, labels[figure]), value);
        soFar.append(entry);
        return [figure, value];
      }),
    );
    const side = element('div', 'side');
    side.append(this.board.svg, this.code.root);
    const parts = element('div', 'parts');
    parts.append(this.tree.root, side);
    const told = element('div', 'told');
    told.append(this.step, this.end);
    this.root.append(element('h2', 'method', {}, name), told, parts, soFar);
  }

  /** Shows the search once so many visits are made, or its end if it has fewer. */
  update(visits: number): void {
    const { trace, subject } = this;
    const { say, number } = subject.language;
    const visited = Math.min(visits, trace.length);
    this.sentence = say(
      visited === 0
        ? describeBeginning(trace, number(trace.length))
        : describeStep(stepAt(trace, visited), trace.length, subject),
    );
    setText(this.step, this.sentence);
    const isEnd = visited === trace.length;
    this.end.hidden = !isEnd;
    setText(this.end, isEnd ? say(describeEnd(trace, number(trace.length))) : '');
    this.tree.update(visited);
    this.board.update(visited);
    this.code.update(visited);
    const { path, promising, pruned, solutions, deadEnds } = momentAt(trace, visited);
    const numbers = { visited, promising, pruned, solutions, deadEnds, depth: path.length };
    for (const [figure, value] of this.figures) {
      setText(value, figure === 'path' ? pathInWords(path, subject) : number(numbers[figure]));
    }
  }
}
