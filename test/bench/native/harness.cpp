// Measures one native rival for the benchmark: reads puzzles once, then obeys commands from standard input.
//
// Compile with one of -DTDOKU and -DJCZSOLVE and link with that solver; see ../native.ts, which does it.
// The only argument is a file of puzzles: 81 bytes a puzzle, '1'..'9' or '.', each followed by one line feed.
// Commands, one a line; each is answered by one line, but `solutions` by one a puzzle:
//   run LIMIT TIMES   solves all puzzles for at most LIMIT solutions each, TIMES times over; answers the CPU seconds
//                     used and the sum of the numbers of solutions
//   counts LIMIT      answers one digit a puzzle: how many solutions were found (LIMIT <= 9)
//   solutions         the first solution found of each puzzle, 81 digits, or 81 dots where there is none
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

#if defined(TDOKU)
extern "C" size_t TdokuSolverDpllTriadSimd(const char *puzzle, size_t limit, uint32_t configuration, char *solution,
                                           size_t *guesses);
static size_t solve(const char *puzzle, size_t limit, char *solution) {
    size_t guesses = 0;
    return TdokuSolverDpllTriadSimd(puzzle, limit, 0, solution, &guesses);
}
#elif defined(JCZSOLVE)
extern "C" int JCZSolver(const char *puzzle, char *solution, int limit);
static size_t solve(const char *puzzle, size_t limit, char *solution) {
    return static_cast<size_t>(JCZSolver(puzzle, solution, static_cast<int>(limit)));
}
#else
#error "Define TDOKU or JCZSOLVE."
#endif

static const size_t CELLS = 81;
static const size_t LINE = CELLS + 1;

static std::string readAll(const char *path) {
    std::string text;
    FILE *file = std::fopen(path, "rb");
    if (file == nullptr) {
        return text;
    }
    char part[65536];
    size_t length;
    while ((length = std::fread(part, 1, sizeof part, file)) > 0) {
        text.append(part, length);
    }
    std::fclose(file);
    return text;
}

int main(int argumentCount, char **arguments) {
    const std::string text = argumentCount == 2 ? readAll(arguments[1]) : std::string();
    const size_t puzzles = text.size() / LINE;
    if (puzzles == 0 || text.size() % LINE != 0) {
        std::fprintf(stderr, "harness: needs a file of lines of 81 characters\n");
        return 1;
    }
    // Room to spare: a solver may end the solution with a zero byte.
    char solution[LINE + 1];
    char command[64];
    while (std::fgets(command, sizeof command, stdin) != nullptr) {
        size_t limit = 0;
        size_t times = 1;
        if (std::sscanf(command, "run %zu %zu", &limit, &times) >= 1) {
            size_t sum = 0;
            const std::clock_t start = std::clock();
            for (size_t round = 0; round < times; round++) {
                for (size_t index = 0; index < puzzles; index++) {
                    sum += solve(text.data() + LINE * index, limit, solution);
                }
            }
            const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
            std::printf("%.6f %zu\n", seconds, sum);
        } else if (std::sscanf(command, "counts %zu", &limit) == 1 && limit <= 9) {
            std::string counts;
            for (size_t index = 0; index < puzzles; index++) {
                counts += static_cast<char>('0' + solve(text.data() + LINE * index, limit, solution));
            }
            std::printf("%s\n", counts.c_str());
        } else if (std::strcmp(command, "solutions\n") == 0) {
            for (size_t index = 0; index < puzzles; index++) {
                const bool solved = solve(text.data() + LINE * index, 1, solution) > 0;
                std::printf("%.81s\n", solved ? solution : std::string(CELLS, '.').c_str());
            }
        } else {
            std::fprintf(stderr, "harness: no such command: %s", command);
            return 1;
        }
        std::fflush(stdout);
    }
    return 0;
}
