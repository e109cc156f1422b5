// Bundles the fuzzer, as the product is bundled, and runs it: node test/fuzz/fuzz.mjs [--minutes N | --inputs N]
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
await build({
  absWorkingDir: root,
  entryPoints: ['test/fuzz/main.ts'],
  outfile: 'out/fuzz/main.js',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  sourcemap: 'linked',
  target: ['es2022', 'node20'],
  logLevel: 'warning',
});
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', 'out/fuzz/main.js', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
