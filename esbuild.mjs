// Builds everything: node esbuild.mjs [--production] [--watch] [--tests]
// dist/ is what ships; out/ holds the tests, found by pattern.
import { build, context } from 'esbuild';
import { readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const flags = new Set(process.argv.slice(2));
const production = flags.has('--production');

const shared = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  minify: production,
  sourcemap: production ? false : 'linked',
  target: ['es2022', 'node20'],
  logLevel: 'warning',
};

/** One entry a host: they differ in nothing but what the host gives them. */
const product = [
  {
    entryPoints: ['src/hosts/node.ts'],
    outfile: 'dist/extension.js',
    platform: 'node',
    format: 'cjs',
    external: ['vscode'],
  },
  {
    entryPoints: ['src/hosts/web.ts'],
    outfile: 'dist/web/extension.js',
    platform: 'browser',
    format: 'cjs',
    external: ['vscode'],
  },
  { entryPoints: ['src/worker/node/main.ts'], outfile: 'dist/worker.js', platform: 'node', format: 'cjs' },
  {
    entryPoints: ['src/worker/web/main.ts'],
    outfile: 'dist/web/worker.js',
    platform: 'browser',
    format: 'iife',
  },
  { entryPoints: ['src/panel/view/main.ts'], outfile: 'dist/panel.js', platform: 'browser', format: 'iife' },
  {
    entryPoints: ['src/search/view/main.ts'],
    outfile: 'dist/search.js',
    platform: 'browser',
    format: 'iife',
  },
  {
    entryPoints: ['src/cli/main.ts'],
    outfile: 'dist/cli.js',
    platform: 'node',
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
  },
];

const testFolder = fileURLToPath(new URL('test/editor', import.meta.url));

/** The module that test/editor/run.ts imports for every test there is; to find none is an error. */
const everyEditorTest = {
  name: 'every-editor-test',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^every-editor-test$/ }, ({ path }) => ({ path, namespace: path }));
    onLoad({ filter: /.*/, namespace: 'every-editor-test' }, async () => {
      const files = await readdir(testFolder, { recursive: true });
      const tests = files.filter((file) => file.endsWith('.test.ts')).sort();
      return {
        contents: tests
          .map((file) => `import ${JSON.stringify(`./${file.replaceAll('\\', '/')}`)};`)
          .join('\n'),
        errors: tests.length === 0 ? [{ text: 'There is no test/editor/**/*.test.ts.' }] : [],
        resolveDir: testFolder,
        watchDirs: [testFolder],
      };
    });
  },
};

/** The tests that run inside VS Code, as one module for each host. */
const insideVSCode = {
  entryPoints: ['test/editor/run.ts'],
  format: 'cjs',
  external: ['vscode'],
  plugins: [everyEditorTest],
  minify: false,
  sourcemap: 'linked',
};

const tests = [
  // Run by Node: one file each, not bundled, so that coverage and stack traces point to the sources.
  {
    bundle: false,
    // The version is imported from the package's manifest.
    entryPoints: ['src/**/*.ts', 'test/**/*.ts', 'package.json'],
    loader: { '.json': 'copy' },
    outdir: 'out',
    outbase: '.',
    platform: 'node',
    format: 'cjs',
    minify: false,
    sourcemap: 'linked',
  },
  { ...insideVSCode, outfile: 'out/inside/tests.node.js', platform: 'node', packages: 'external' },
  {
    ...insideVSCode,
    outfile: 'out/inside/tests.web.js',
    platform: 'browser',
    // Imported only where there is Node: see test/editor/workersHere.ts.
    external: [...insideVSCode.external, 'node:*'],
    alias: { mocha: fileURLToPath(import.meta.resolve('mocha/mocha.mjs')) },
    // mocha's browser build would take this bundle's exports for its own.
    define: { exports: 'undefined' },
  },
];

const builds = (flags.has('--tests') ? [...product, ...tests] : product).map((options) => ({
  ...shared,
  ...options,
}));
if (flags.has('--watch')) {
  for (const options of builds) {
    await (await context(options)).watch();
  }
} else {
  await Promise.all(['dist', 'out'].map((folder) => rm(folder, { recursive: true, force: true })));
  await Promise.all(builds.map((options) => build(options)));
}
