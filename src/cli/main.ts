// The command `backtrack`: the words, streams and exit status of the process, and nothing else.
import { once } from 'node:events';
import { version } from '../../package.json';
import { readArguments } from './arguments';
import { ExitStatus, type Streams } from './command';
import { COMMANDS } from './commands';
import { helpText } from './help';

const streams: Streams = {
  stdin: process.stdin,
  write: (bytes) => void process.stdout.write(bytes),
  drained: async () => {
    if (process.stdout.writableNeedDrain) {
      await once(process.stdout, 'drain');
    }
  },
  say: (line) => void process.stderr.write(`${line}\n`),
};

async function main(): Promise<ExitStatus> {
  const request = readArguments(process.argv.slice(2), COMMANDS);
  switch (request.kind) {
    case 'run':
      return request.command.run(request.operands, request.options, streams);
    case 'help':
      streams.write(Buffer.from(helpText(COMMANDS, request.command)));
      return ExitStatus.solved;
    case 'version':
      streams.write(Buffer.from(`${version}\n`));
      return ExitStatus.solved;
    case 'usage':
      streams.say(`backtrack: ${request.problem} See “backtrack --help”.`);
      return ExitStatus.usage;
  }
}

/** A reader that has seen enough, such as `head`, is no reason for words; a full disk is. */
function stopWriting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') {
    streams.say(`backtrack: The output cannot be written (${String(error.code)}).`);
    process.exitCode = ExitStatus.usage;
  }
  process.exit();
}

process.stdout.on('error', stopWriting);
process.stderr.on('error', () => process.exit());

// No top-level await in a CommonJS bundle; nothing in main rejects but a defect, which may show its stack.
void main().then((status) => {
  process.exitCode = status;
});
