// Bundles the benchmarks as the product is bundled and runs them: node test/bench/bench.mjs [name] [options]
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// V8 is up to fourteen times slower with one module a file: constants of other modules are looked up at every use.
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'test/bench/main.ts',
    trialThread: 'test/bench/trialThread.ts',
    bigBoardsThread: 'test/bench/bigBoardsThread.ts',
    worker: 'src/worker/node/main.ts',
    liveInside: 'test/bench/live/inside.ts',
    checkInside: 'test/bench/check/inside.ts',
    cli: 'src/cli/main.ts',
  },
  outdir: 'out/bench',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  // One is there only inside VS Code; the other finds its files beside its own.
  external: ['vscode', 'playwright-core'],
  sourcemap: 'linked',
  target: ['es2022', 'node20'],
  logLevel: 'warning',
});
// Garbage is collected before each turn; after some of that V8 would throw away the code of whoever had no turn meanwhile.
const { status } = spawnSync(
  process.execPath,
  ['--expose-gc', '--no-flush-bytecode', 'out/bench/main.js', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
