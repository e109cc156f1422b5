// Runs a command on each text that its operands name, and goes on behind one that cannot be read.
import { ExitStatus, type Streams } from './command';
import { openInput, whyUnreadable, type Source } from './input';

/** The worst status of all; standard input is the text if there is no operand. */
export async function eachInput(
  operands: readonly string[],
  streams: Streams,
  run: (source: Source, index: number) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  let worst: ExitStatus = ExitStatus.solved;
  for (const [index, operand] of (operands.length > 0 ? operands : ['-']).entries()) {
    const source = openInput(operand, streams.stdin);
    let status: ExitStatus;
    try {
      status = await run(source, index);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) {
        throw error; // A defect, which may show its stack.
      }
      streams.say(`${source.name}: ${whyUnreadable(error)}`);
      status = ExitStatus.usage;
    }
    worst = status > worst ? status : worst;
  }
  return worst;
}
