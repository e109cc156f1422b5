// The commands of the terminal, in the order the help lists them.
import type { Command } from './command';
import { solveCommand } from './solveCommand';

export const COMMANDS: readonly Command[] = [solveCommand];
