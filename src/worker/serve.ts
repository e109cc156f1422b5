// What a worker does from beginning to end, whatever started it: it answers requests one after another.
import { countQueens } from './counting';
import { isCountRequest, type CountAnswer, type CountProgress } from './countMessages';
import { isLogicRequest, type LogicAnswer, type LogicProgress } from './logicMessages';
import { isSolveRequest, type Ready, type SolveAnswer, type SolveRequest } from './protocol';
import { reason } from './reasoning';
import { solveBatch } from './solveBatch';
import { solveLines } from './solveLines';
import { solveQueens } from './solveQueens';

/** The worker's end of the line to whoever started it. */
export interface Port {
  /** Sends a message; the buffers in `transfer` are taken away from here instead of copied. */
  readonly post: (
    message: Ready | SolveAnswer | CountProgress | CountAnswer | LogicProgress | LogicAnswer,
    transfer: ArrayBuffer[],
  ) => void;
  readonly listen: (receive: (message: unknown) => void) => void;
}

/**
 * Starts to answer. A message that is no request, like any defect, ends in an error nobody catches: the one who
 * started the worker is told of it as of a crash.
 */
export function serve(port: Port): void {
  port.listen((message) => {
    if (isCountRequest(message)) {
      const result = countQueens(message.task, (done, of) => {
        port.post({ type: 'counting', done, of }, []);
      });
      port.post({ type: 'counted', result }, []);
      return;
    }
    if (isLogicRequest(message)) {
      reason(message.task, (answer) => {
        port.post(answer, []);
      });
      return;
    }
    if (!isSolveRequest(message)) {
      throw new TypeError('The message is no request.');
    }
    const answer = answerTo(message);
    port.post(answer, buffersOf(answer));
  });
  port.post({ type: 'ready' }, []);
}

function answerTo(request: SolveRequest): SolveAnswer {
  switch (request.form) {
    case 'cells':
    case 'text':
      return solveBatch(request);
    case 'lines':
      return solveLines(request);
    case 'queens':
      return solveQueens(request);
  }
}

function buffersOf({ fates, details, lines }: SolveAnswer): ArrayBuffer[] {
  const arrays = [
    fates,
    ...(details ? [details.solutions, details.others, details.nodes] : []),
    ...(lines ? [lines.starts, lines.keys, lines.counts] : []),
  ];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
