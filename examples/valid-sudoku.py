"""Boards as a program holds them: run Backtrack: Solve Board with the cursor in one of them."""

# Row by row as numbers, 0 for a blank.
easy = [
    [0, 0, 0, 0, 3, 0, 0, 0, 6],
    [0, 0, 0, 4, 9, 0, 0, 3, 0],
    [3, 1, 4, 2, 0, 0, 0, 8, 0],
    [0, 0, 9, 3, 0, 0, 8, 5, 0],
    [0, 0, 0, 5, 8, 9, 0, 4, 0],
    [8, 0, 0, 0, 0, 0, 0, 0, 1],
    [0, 0, 1, 0, 0, 0, 9, 7, 0],
    [5, 9, 0, 7, 0, 6, 2, 0, 0],
    [0, 8, 0, 0, 0, 2, 5, 0, 0],
]

# As a list of lists of characters.
board = [
    ["5", "3", ".", ".", "7", ".", ".", ".", "."],
    ["6", ".", ".", "1", "9", "5", ".", ".", "."],
    [".", "9", "8", ".", ".", ".", ".", "6", "."],
    ["8", ".", ".", ".", "6", ".", ".", ".", "3"],
    ["4", ".", ".", "8", ".", "3", ".", ".", "1"],
    ["7", ".", ".", ".", "2", ".", ".", ".", "6"],
    [".", "6", ".", ".", ".", ".", "2", "8", "."],
    [".", ".", ".", "4", "1", "9", ".", ".", "5"],
    [".", ".", ".", ".", "8", ".", ".", "7", "9"],
]


def candidates(grid, row, column):
    """The digits that may stand in a blank cell."""
    box_row, box_column = row // 3 * 3, column // 3 * 3
    seen = {grid[row][c] for c in range(9)}
    seen |= {grid[r][column] for r in range(9)}
    seen |= {grid[r][c] for r in range(box_row, box_row + 3) for c in range(box_column, box_column + 3)}
    return set(range(1, 10)) - seen


if __name__ == "__main__":
    print(candidates(easy, 0, 0))
