// The view's entry: it gets a puzzle, searches it, and shows the search. What is shown is kept over a reload.
import { isSearchState, isToView, type SearchState, type SearchSource, type ToHost } from '../protocol';
import { Language } from './language';
import { Page } from './page';
import { subjectOf } from './subject';

/** Given to the page by VS Code, once. */
declare function acquireVsCodeApi(): {
  readonly postMessage: (message: unknown) => void;
  readonly getState: () => unknown;
  readonly setState: (state: unknown) => void;
};

const host = acquireVsCodeApi();
const post = (message: ToHost): void => {
  host.postMessage(message);
};
const root = document.createElement('main');
root.className = 'search';
document.body.append(root);
let page: Page | undefined;

/** What was shown of this puzzle before the page was loaded again; else the beginning. */
function stateOf(source: SearchSource): SearchState {
  const kept = host.getState();
  const isSame = isSearchState(kept) && JSON.stringify(kept.source) === JSON.stringify(source);
  return isSame ? kept : { source, choice: 'backtracking', until: 'first', visited: 0, speed: 2 };
}

window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!isToView(data)) {
    return;
  }
  switch (data.type) {
    case 'search': {
      const subject = subjectOf(
        data.source.problem,
        new Language(data.translations, document.documentElement.lang),
      );
      page?.dispose();
      page =
        subject &&
        new Page(root, subject, stateOf(data.source), post, (state) => {
          host.setState(state);
        });
      page?.focus();
      break;
    }
    case 'text':
      page?.setText(data.now);
      break;
    case 'notice':
      page?.notify(data.text);
      break;
  }
});

document.addEventListener('keydown', (event) => {
  page?.onKey(event);
});

// Coming back by a key, the focus is nowhere in the page; coming by a click, it is where the click was.
window.addEventListener('focus', () => {
  setTimeout(() => {
    if (document.activeElement === document.body) {
      page?.focus();
    }
  });
});

post({ type: 'ready' });
