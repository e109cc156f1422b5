// The commands of the terminal, in the order the help lists them.
import { checkCommand } from './checkCommand';
import type { Command } from './command';
import { convertCommand } from './convertCommand';
import { countCommand } from './countCommand';
import { rateCommand } from './rateCommand';
import { solveCommand } from './solveCommand';

export const COMMANDS: readonly Command[] = [
  solveCommand,
  checkCommand,
  countCommand,
  rateCommand,
  convertCommand,
];
