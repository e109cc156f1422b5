/*
 * A rival of the benchmark `queens`: counts N-Queens placements by backtracking, one of each class of symmetric ones.
 * It reads lines "size times", and answers each with "seconds all fundamental", CPU seconds for all times together.
 *
 * Of the eight images of a placement the search takes the one that reads first from the top. Its queen in the first row
 * stands in column b of the left half, and no queen of the other borders is nearer to a corner than that.
 */
#include <stdint.h>
#include <stdio.h>
#include <time.h>

static int last;                /* the last row and column */
static int near_row, far_row;   /* b, and as far from the other end */
static uint32_t full, sides, bottom;
static uint32_t board[32];      /* the queen of each row as a bit */
static uint64_t of_eight, of_four, of_two;

/* The queen in the corner: the only other image with one there is that mirrored in the diagonal, never the same. */
static void with_corner(int row, uint32_t left, uint32_t down, uint32_t right)
{
    uint32_t free = full & ~(left | down | right);
    if (row == last) {
        of_eight += free != 0;
        return;
    }
    /* Of the two the one is taken whose queen in column 1 comes later than the column of that in row 1. */
    if (row < near_row)
        free &= ~2u;
    while (free != 0) {
        uint32_t queen = free & -free;
        free ^= queen;
        with_corner(row + 1, (left | queen) << 1, down | queen, (right | queen) >> 1);
    }
}

/* Compares the images with this one; called only if one of them may read the same in its first row. */
static void compare_images(void)
{
    int column[32], row[32], same = 1;
    for (int i = 0; i <= last; i++) {
        column[i] = __builtin_ctz(board[i]);
        row[column[i]] = i;
    }
    for (int image = 1; image < 8; image++) {
        const int *from = image & 4 ? row : column;
        int i = 0, difference = 0;
        for (; i <= last && difference == 0; i++) {
            int value = from[image & 2 ? last - i : i];
            difference = (image & 1 ? last - value : value) - column[i];
        }
        if (difference < 0)
            return;
        same += difference == 0;
    }
    if (same == 1)
        of_eight++;
    else if (same == 2)
        of_four++;
    else
        of_two++;
}

static void without_corner(int row, uint32_t left, uint32_t down, uint32_t right)
{
    uint32_t free = full & ~(left | down | right);
    if (row == last) {
        free &= bottom;
        if (free != 0) {
            board[row] = free;
            if (((board[near_row] | board[far_row]) & sides) != 0 || free == board[0] ||
                free == 1u << (last - near_row))
                compare_images();
            else
                of_eight++;
        }
        return;
    }
    if (row < near_row) {
        free &= ~sides;
    } else if (row == far_row) {
        /* Further down there may be no queen at the sides. */
        if ((down & sides) == 0)
            return;
        if ((down & sides) != sides)
            free &= sides;
    }
    while (free != 0) {
        uint32_t queen = free & -free;
        free ^= queen;
        board[row] = queen;
        without_corner(row + 1, (left | queen) << 1, down | queen, (right | queen) >> 1);
    }
}

/* For sizes from 5 on. */
static void count(int size)
{
    last = size - 1;
    full = (1u << size) - 1;
    sides = 1u | 1u << last;
    of_eight = of_four = of_two = 0;
    for (int second = 2; second < last; second++) {
        uint32_t queen = 1u << second;
        near_row = second;
        with_corner(2, (2 | queen) << 1, 1 | queen, queen >> 1);
    }
    for (int first = 1; first < last - first; first++) {
        uint32_t queen = 1u << first;
        near_row = first;
        far_row = last - first;
        /* From column b to the one as far from the other end. */
        bottom = full & ~(queen - 1) & ((1u << (far_row + 1)) - 1);
        board[0] = queen;
        without_corner(1, queen << 1, queen, queen >> 1);
    }
}

int main(void)
{
    int size, times;
    while (scanf("%d %d", &size, &times) == 2) {
        clock_t start = clock();
        for (int time = 0; time < times; time++)
            count(size);
        printf("%.6f %llu %llu\n", (double)(clock() - start) / CLOCKS_PER_SEC,
               (unsigned long long)(8 * of_eight + 4 * of_four + 2 * of_two),
               (unsigned long long)(of_eight + of_four + of_two));
        fflush(stdout);
    }
    return 0;
}
