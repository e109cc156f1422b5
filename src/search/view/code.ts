// The lines of the program, with those that a visit ran and the one where it stands.
import { linesAt, PSEUDO_CODE } from '../../core/search/pseudoCode';
import type { SearchTrace } from '../../core/search/trace';
import { element, setAttributes } from '../../views/view/dom';
import { SEARCH_WORDS } from '../../words/search';
import { describeCode } from '../../words/searchSteps';
import type { Language } from './language';

export class CodeDrawing {
  readonly root: HTMLElement;
  private readonly lines: readonly HTMLElement[];

  constructor(
    private readonly trace: SearchTrace,
    { say }: Language,
  ) {
    this.root = element('ol', 'code', { 'aria-label': say(SEARCH_WORDS.code) });
    this.lines = PSEUDO_CODE[trace.method].map(({ key, indent }) => {
      const line = element('li', '', { 'data-line': key });
      line.style.setProperty('--indent', String(indent));
      line.append(element('code', '', {}, say(describeCode(trace.method, key))));
      return line;
    });
    this.root.append(...this.lines);
  }

  update(visited: number): void {
    const ran = linesAt(this.trace, visited);
    const current = ran.at(-1);
    const keys = new Set<string>(ran);
    for (const line of this.lines) {
      const key = line.dataset.line ?? '';
      setAttributes(line, {
        class: key === current ? 'ran current' : keys.has(key) ? 'ran' : '',
        'aria-current': key === current ? 'step' : null,
      });
    }
  }
}
