// The help of the terminal, put together from the table of commands.
import type { Command } from './command';

/** Help for all commands, or for one of them; ends with a line end. */
export function helpText(commands: readonly Command[], command: Command | undefined): string {
  return command ? helpForOne(command) : helpForAll(commands);
}

function helpForAll(commands: readonly Command[]): string {
  return `Finds the Sudoku and N-Queens boards in any text and solves them in place.

Usage: backtrack <command> [options] [files…]

Commands:
${commands.map(({ name, summary }) => entry(name, summary)).join('\n')}

Options:
${entry('--help, -h', 'show this help; after a command, the help of that command')}
${entry('--version', 'show the version')}
`;
}

function helpForOne({ name, operands, summary, details, options }: Command): string {
  const entries = [
    ...options.map(({ name: option, value, help }) =>
      entry(value === undefined ? `--${option}` : `--${option} ${value}`, help),
    ),
    entry('--help, -h', 'show this help'),
  ];
  return `${summary[0]?.toUpperCase() ?? ''}${summary.slice(1)}.

Usage: backtrack ${name} [options] ${operands}

${details}

Options:
${entries.join('\n')}
`;
}

function entry(name: string, help: string): string {
  return `  ${name.padEnd(14)}${help}`;
}
