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

/** The board of `ROWS` with its givens marked and the candidates of each blank. */
export const PENCIL_MARKS = `.-----------------.---------------.-----------------.
| <5> <3>  124    | 26   <7> 2468 | 1489  1249 248  |
| <6> 247  247    | <1>  <9> <5>  | 3478  234  2478 |
| 12  <9>  <8>    | 23   34  24   | 13457 <6>  247  |
:-----------------+---------------+-----------------:
| <8> 125  1259   | 579  <6> 147  | 4579  2459 <3>  |
| <4> 25   2569   | <8>  5   <3>  | 579   259  <1>  |
| <7> 15   1359   | 59   <2> 14   | 4589  459  <6>  |
:-----------------+---------------+-----------------:
| 139 <6>  134579 | 357  35  7    | <2>   <8>  4    |
| 23  278  237    | <4>  <1> <9>  | 36    3    <5>  |
| 123 1245 12345  | 2356 <8> 26   | 1346  <7>  <9>  |
'-----------------'---------------'-----------------'`;
