"""N-Queens by backtracking, with boards as judges write them."""

# One of the two solutions for four queens.
SOLUTION = [".Q..", "...Q", "Q...", "..Q."]

# To be completed: put the cursor into the board and run Solve Board.
BOARD = [
    [".", ".", ".", "Q", ".", ".", ".", "."],
    [".", ".", ".", ".", ".", ".", ".", "."],
    [".", ".", ".", ".", ".", ".", ".", "."],
    [".", ".", ".", ".", ".", ".", ".", "."],
    [".", ".", ".", ".", ".", ".", ".", "."],
    [".", ".", ".", ".", ".", ".", ".", "."],
    [".", ".", ".", ".", ".", ".", ".", "."],
    ["Q", ".", ".", ".", ".", ".", ".", "."],
]


def is_free(columns, column):
    """Whether a queen in the next row and this column is attacked by none above it."""
    row = len(columns)
    return all(
        other != column and abs(other - column) != row - above
        for above, other in enumerate(columns)
    )


def place(size, columns=()):
    """The columns of queens, row by row, for each way to place them."""
    if len(columns) == size:
        yield columns
        return
    for column in range(size):
        if is_free(columns, column):
            yield from place(size, (*columns, column))


if __name__ == "__main__":
    print(next(place(len(SOLUTION))))
