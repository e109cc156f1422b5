// The table of the countings: how many nodes each way to search and to count has, to the first solution and in all.
import {
  treeCountsInSteps,
  type FirstAndWhole,
  type NodeCount,
  type TreeCounts,
} from '../../core/search/treeCounts';
import { element, setAttributes, setText } from '../../views/view/dom';
import { SEARCH_WORDS } from '../../words/search';
import { describeFormula, describeUnknown } from '../../words/searchSteps';
import { shortNumber } from '../numbers';
import { Job } from './job';
import type { Subject } from './subject';

/** From here on a number is shown in short; its title has all digits. */
const LONG = 10n ** 15n;

const ROWS = [
  ['unpruned', SEARCH_WORDS.countUnpruned],
  ['backtracking', SEARCH_WORDS.countBacktracking],
  ['promising', SEARCH_WORDS.countPromising],
] as const;
const COLUMNS = ['first', 'whole'] as const;

/** Fills itself as soon as all is counted. */
export class CountsTable {
  readonly root = element('table', 'counts');
  private readonly job: Job;

  constructor(private readonly subject: Subject) {
    const { say } = subject.language;
    const header = element('tr', '');
    for (const title of [SEARCH_WORDS.counting, SEARCH_WORDS.toFirst, SEARCH_WORDS.wholeTree]) {
      header.append(element('th', '', { scope: 'col' }, say(title)));
    }
    const head = element('thead', '');
    head.append(header);
    const body = element('tbody', '');
    for (const [row, name] of ROWS) {
      const line = element('tr', '');
      line.append(element('th', '', { scope: 'row' }, say(name)));
      for (const column of COLUMNS) {
        line.append(element('td', '', { 'data-count': `${row}-${column}` }, say(SEARCH_WORDS.computing)));
      }
      body.append(line);
    }
    this.root.append(element('caption', '', {}, say(SEARCH_WORDS.counts)), head, body);
    this.job = new Job(this.count(), () => undefined);
  }

  /** Gives up what is still being counted. */
  dispose(): void {
    this.job.drop();
  }

  private *count(): Generator<undefined, undefined> {
    this.fill(yield* treeCountsInSteps(this.subject.problem));
    return undefined;
  }

  private fill(counts: TreeCounts): void {
    for (const cell of this.root.querySelectorAll('td')) {
      const [row, column] = (cell.dataset.count ?? '').split('-') as [
        keyof typeof counts,
        keyof FirstAndWhole,
      ];
      const count = (counts as unknown as Record<string, FirstAndWhole | undefined>)[row]?.[column];
      if (count) {
        setText(cell, this.textOf(count));
        setAttributes(cell, { title: count.isKnown ? this.subject.language.number(count.nodes) : null });
      }
    }
  }

  private textOf(count: NodeCount): string {
    const { say, number } = this.subject.language;
    if (!count.isKnown) {
      return say(describeUnknown(number(count.limit)));
    }
    const nodes = count.nodes < LONG ? number(count.nodes) : shortNumber(count.nodes);
    return count.by === 'formula' ? say(describeFormula(nodes)) : nodes;
  }
}
