// What the words of the command line ask for.
import { parseArgs } from 'node:util';
import type { Command } from './command';

export type Request =
  | {
      readonly kind: 'run';
      readonly command: Command;
      readonly operands: readonly string[];
      readonly switches: ReadonlySet<string>;
    }
  /** Help for one command, or for all of them. */
  | { readonly kind: 'help'; readonly command: Command | undefined }
  | { readonly kind: 'version' }
  /** Not understood; `problem` is a sentence that says what. */
  | { readonly kind: 'usage'; readonly problem: string };

/**
 * Reads the command line: a command's name first, then its operands and switches in any order; after `--` all are
 * operands, and so is a lone `-`.
 *
 * @param words without the interpreter and the script
 */
export function readArguments(words: readonly string[], commands: readonly Command[]): Request {
  const [first, ...rest] = words;
  switch (first) {
    case undefined:
      return { kind: 'usage', problem: 'No command is given.' };
    case '--help':
    case '-h':
      return { kind: 'help', command: undefined };
    case '--version':
      return { kind: 'version' };
  }
  const command = commands.find(({ name }) => name === first);
  if (command) {
    return readRest(rest, command);
  }
  return {
    kind: 'usage',
    problem: first.startsWith('-')
      ? `There is no option “${first}” before the command.`
      : `There is no command “${first}”.`,
  };
}

function readRest(words: readonly string[], command: Command): Request {
  const known = new Set(['help', ...command.switches.map(({ name }) => name)]);
  // Not strict: the sentences parseArgs would throw run over several lines of advice.
  const { tokens } = parseArgs({
    args: [...words],
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const operands: string[] = [];
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      operands.push(token.value);
    } else if (token.kind === 'option') {
      if (!known.has(token.name)) {
        return { kind: 'usage', problem: `“${command.name}” has no option “${token.rawName}”.` };
      }
      if (token.value !== undefined) {
        return { kind: 'usage', problem: `The option “${token.rawName}” takes no value.` };
      }
      switches.add(token.name);
    }
  }
  return switches.has('help') ? { kind: 'help', command } : { kind: 'run', command, operands, switches };
}
