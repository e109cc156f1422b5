// The notations, in the order in which a line is tried for them. A new notation is a file here and a line below.
import { readArrays } from './arrays';
import { boxed } from './boxed';
import { readLine } from './line';
import type { RowFormat } from './rowFormat';
import { rows } from './rows';
import { separated } from './separated';

/** Notations of one row a line. */
export const ROW_FORMATS: readonly RowFormat[] = [rows, boxed, separated];

/** Notations that stand within a line. */
export const LINE_FORMATS = [readLine] as const;

/** Notations that go their own way through the text. */
export const TEXT_FORMATS = [readArrays] as const;
