// What a worker does from beginning to end, whatever started it: it answers requests one after another.
import { isSolveRequest, type Ready, type SolveAnswer } from './protocol';
import { solveBatch } from './solveBatch';
import { solveLines } from './solveLines';

/** The worker's end of the line to whoever started it. */
export interface Port {
  /** Sends a message; the buffers in `transfer` are taken away from here instead of copied. */
  readonly post: (message: Ready | SolveAnswer, transfer: ArrayBuffer[]) => void;
  readonly listen: (receive: (message: unknown) => void) => void;
}

/**
 * Starts to answer. A message that is no request, like any defect, ends in an error nobody catches: the one who
 * started the worker is told of it as of a crash.
 */
export function serve(port: Port): void {
  port.listen((message) => {
    if (!isSolveRequest(message)) {
      throw new TypeError('The message is no request.');
    }
    const answer = message.form === 'lines' ? solveLines(message) : solveBatch(message);
    port.post(answer, buffersOf(answer));
  });
  port.post({ type: 'ready' }, []);
}

function buffersOf({ fates, details, lines }: SolveAnswer): ArrayBuffer[] {
  const arrays = [
    fates,
    ...(details ? [details.solutions, details.others, details.nodes] : []),
    ...(lines ? [lines.starts, lines.keys, lines.counts] : []),
  ];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
