// The samples of the two judge problems, with their published answers.

/** The sample of judge problem 2239, and its published answer. */
export const judge2239 = {
  text: `103000509
002109400
000704000
300502006
060000050
700803004
000401000
009205800
804000107
`,
  solved: `143628579
572139468
986754231
391542786
468917352
725863914
237481695
619275843
854396127
`,
};

/** The sample of judge problem 2580, and its published answer. */
export const judge2580 = {
  text: `0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0
`,
  solved: `1 3 5 4 6 9 2 7 8
7 8 2 1 3 5 6 4 9
4 6 9 2 7 8 1 3 5
3 2 1 5 4 6 8 9 7
8 7 4 9 1 3 5 2 6
5 9 6 8 2 7 4 1 3
9 1 7 6 5 2 3 8 4
6 4 3 7 8 1 9 5 2
2 5 8 3 9 4 7 6 1
`,
};
