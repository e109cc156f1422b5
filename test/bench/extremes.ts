// Boards among the hardest known, with their ratings on the scale of Sudoku Explainer 1.2.1.

/** A board and its rating in full, highest of all steps / of those up to the first placement / of the first one. */
export interface Extreme {
  readonly name: string;
  readonly puzzle: string;
  readonly rating: string;
}

/** As published, where a rating is; those of all were computed with the reference programs. */
export const EXTREMES: readonly Extreme[] = [
  {
    name: 'Golden Nugget',
    puzzle: '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
    rating: '11.9/11.9/11.3',
  },
  {
    name: 'Easter Monster',
    puzzle: '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
    rating: '11.6/11.6/10.8',
  },
  {
    name: 'Inkala 2012',
    puzzle: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    rating: '10.7/10.7/9.7',
  },
  {
    name: 'Inkala 2010',
    puzzle: '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
    rating: '10.6/1.2/1.2',
  },
  {
    name: 'AI Escargot',
    puzzle: '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
    rating: '10.5/1.2/1.2',
  },
  {
    name: 'Platinum Blonde',
    puzzle: '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...',
    rating: '10.6/1.2/1.2',
  },
  {
    name: 'unnamed 1',
    puzzle: '12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8',
    rating: '10.9/10.9/10.7',
  },
  {
    name: 'unnamed 2',
    puzzle: '........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........',
    rating: '10.8/1.2/1.2',
  },
  {
    name: 'Wikipedia',
    puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    rating: '1.2/1.2/1.2',
  },
  {
    name: 'Norvig, grid2',
    puzzle: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    rating: '2.6/1.2/1.2',
  },
];
