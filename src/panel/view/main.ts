// The view's entry: what the host sends is shown, what the reader wants is sent. It remembers nothing itself.
import { isToView, type ToHost } from '../protocol';
import { Outbox } from './outbox';
import { Page } from './page';

/** Given to the page by VS Code, once. */
declare function acquireVsCodeApi(): {
  readonly postMessage: (message: unknown) => void;
  readonly setState: (state: unknown) => void;
};

const host = acquireVsCodeApi();
const post = (message: ToHost): void => {
  host.postMessage(message);
};
const outbox = new Outbox(post);
const root = document.createElement('main');
document.body.append(root);
const page = new Page(root, (wish) => {
  outbox.send(wish);
});
/** What is shown: messages about anything else come too late. */
let version = -1;
let board: number | undefined;

window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!isToView(data)) {
    return;
  }
  switch (data.type) {
    case 'show':
      version = data.version;
      board = data.state?.board;
      host.setState(data.state);
      page.update(data);
      outbox.answered(data);
      break;
    case 'cursor':
      if (data.version === version && data.board === board) {
        page.setCursor(data.cell);
      }
      break;
    case 'notice':
      page.notify(data.text);
      break;
    case 'focus':
      page.focus();
      break;
  }
});

// Coming back by a key, the focus is nowhere in the page; coming by a click, it is where the click was.
window.addEventListener('focus', () => {
  setTimeout(() => {
    if (document.activeElement === document.body) {
      page.focus();
    }
  });
});

post({ type: 'ready', version: 0 });
