// What the words of the command line ask for.
import { parseArgs } from 'node:util';
import type { Command, Option, Options } from './command';

export type Request =
  | {
      readonly kind: 'run';
      readonly command: Command;
      readonly operands: readonly string[];
      readonly options: Options;
    }
  /** Help for one command, or for all of them. */
  | { readonly kind: 'help'; readonly command: Command | undefined }
  | { readonly kind: 'version' }
  /** Not understood; `problem` is a sentence that says what. */
  | { readonly kind: 'usage'; readonly problem: string };

/**
 * Reads the command line: a command's name first, then its operands and options in any order; after `--` all are
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
  const known = new Map<string, Option>([...command.options, HELP].map((option) => [option.name, option]));
  // Not strict: the sentences parseArgs would throw run over several lines of advice.
  const { tokens } = parseArgs({
    args: [...words],
    options: {
      ...Object.fromEntries(
        command.options.map(({ name, value }) => [
          name,
          { type: value === undefined ? 'boolean' : 'string' },
        ]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const operands: string[] = [];
  const options = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      operands.push(token.value);
    } else if (token.kind === 'option') {
      const option = known.get(token.name);
      const problem = option
        ? problemOf(option, token.rawName, token.value)
        : `“${command.name}” has no option “${token.rawName}”.`;
      if (problem !== undefined) {
        return { kind: 'usage', problem };
      }
      options.set(token.name, token.value ?? '');
    }
  }
  return options.has('help') ? { kind: 'help', command } : { kind: 'run', command, operands, options };
}

const HELP: Option = { name: 'help', help: '' };

/** What is wrong with a value that was given, or left out. */
function problemOf(option: Option, rawName: string, value: string | undefined): string | undefined {
  if (option.value === undefined) {
    return value === undefined ? undefined : `The option “${rawName}” takes no value.`;
  }
  if (value === undefined) {
    return `The option “${rawName}” needs a value: “${rawName} ${option.value}”.`;
  }
  return option.accepts?.(value) === false ? `The option “${rawName}” cannot be “${value}”.` : undefined;
}
