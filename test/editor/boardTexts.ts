// Boards that the tests use, with what is known of them.

/** A board with one solution, a row a line. */
export const ROWS = `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`;

export const SOLVED_ROWS = `534678912
672195348
198342567
859761423
426853791
713924856
961537284
287419635
345286179`;

/** Another, on one line. */
export const LINE = '000000003700040091603020008061070000800034000204801000409260800087093605520700040';
export const SOLVED_LINE =
  '912587463758346291643129758361972584895634172274851936439265817187493625526718349';

/** Two solutions, of which this is the first in order. */
export const TWO_SOLUTIONS = ROWS.replace('....8..79', '....8...9');
export const FIRST_SOLUTION = `534678192
672195348
198342567
859761423
426853971
713924856
961537284
287419635
345286719`;

/** No rule is visibly broken, and yet there is no solution. */
export const NO_SOLUTION = ROWS.replace('53..7....', '532.7....');

/** Its first and third five clash. */
export const CLASHING = ROWS.replace('53..7....', '535.7....');

/** Its fourth row has eight cells. */
export const SHORT = ROWS.replace('8...6...3', '8...6...');
