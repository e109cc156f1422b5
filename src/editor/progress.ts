// Long work: shown once it has taken a while, and stopped when the reader says so.
import * as vscode from 'vscode';
import { describeProgress } from '../words/commands';
import { type Sentence } from '../words/sentence';
import { localised } from './messages';

/** How long work goes on before it is shown, in milliseconds: most is done by then. The status bar disturbs nobody. */
const PATIENCE = { notice: 1000, quiet: 200 };

/** What long work is given: whether and how to stop it, and where to tell how far it is. */
export interface Watch {
  readonly token: vscode.CancellationToken;
  readonly stop: () => void;
  /** So many of so many boards are done. */
  readonly report: (done: number, of: number) => void;
  /** What there is to say of how far the work is where it is not known how much there is. */
  readonly message: (message: Sentence) => void;
}

/**
 * Does work that may be long, and shows it: `notice` in a notification with a button that stops it, for what somebody
 * has asked for; `quiet` in the status bar.
 */
export async function withProgress<Result>(
  title: Sentence,
  tone: 'notice' | 'quiet',
  work: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  const stop = new vscode.CancellationTokenSource();
  let shown: Pick<Watch, 'report' | 'message'> | undefined;
  const result = work({
    token: stop.token,
    stop: () => {
      stop.cancel();
    },
    report: (done, of) => {
      shown?.report(done, of);
    },
    message: (message) => {
      shown?.message(message);
    },
  });
  const timer = setTimeout(() => {
    const location =
      tone === 'notice' ? vscode.ProgressLocation.Notification : vscode.ProgressLocation.Window;
    void vscode.window.withProgress(
      { location, title: localised(title), cancellable: tone === 'notice' },
      (progress, token) => {
        token.onCancellationRequested(() => {
          stop.cancel();
        });
        shown = shownIn(progress);
        return result.then(nothing, nothing);
      },
    );
  }, PATIENCE[tone]);
  try {
    return await result;
  } finally {
    clearTimeout(timer);
    stop.dispose();
  }
}

/** Tells each per cent once, and each message until another one is told. */
function shownIn(
  progress: vscode.Progress<{ message: string; increment?: number }>,
): Pick<Watch, 'report' | 'message'> {
  let shown = 0;
  let said = '';
  return {
    report: (done, of) => {
      const percent = Math.floor((100 * done) / of);
      if (percent > shown) {
        progress.report({ message: localised(describeProgress(done, of)), increment: percent - shown });
        shown = percent;
      }
    },
    message: (sentence) => {
      const message = localised(sentence);
      if (message !== said) {
        progress.report({ message });
        said = message;
      }
    },
  };
}

function nothing(): void {
  // How the work ended is for whoever asked for it.
}
