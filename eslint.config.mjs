// Lint rules: typescript-eslint's strictest set, and the walls between the layers.
import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

/** What a layer may not import, with the reason shown to whoever tries. */
const wall = (files, patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});
const vscode = { group: ['vscode'], message: 'Only src/editor and src/extension.ts may import vscode.' };
const node = { group: ['node:*'], message: 'This runs in a browser too: no Node built-ins.' };
const words = { group: ['**/words/*'], message: 'The core and its workers give facts, not words.' };
const upwards = (...layers) => ({
  group: layers.map((layer) => `**/${layer}/**`),
  message: 'Imports point only down: see README, “How it is built”.',
});

/** Ways for text to become HTML or code. */
const unsafe = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'DOMParser'].map((property) => ({ property })),
  { object: 'document', property: 'write' },
].map((use) => ({ ...use, message: 'Text reaches the page through textContent and setAttribute only.' }));

export default tseslint.config(
  { ignores: ['dist', 'out', 'coverage', '.vscode-test', 'examples', 'test/fixtures'] },
  eslint.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Export by name.' }],
    },
  },
  wall(['src/core/**'], [vscode, node, upwards('editor', 'panel', 'views', 'cli', 'worker'), words]),
  wall(['src/views/**'], [vscode, node, upwards('editor', 'cli', 'panel', 'search', 'core')]),
  wall(['src/panel/**'], [vscode, node, upwards('editor', 'cli', 'search')]),
  wall(['src/search/**'], [vscode, node, upwards('editor', 'cli', 'panel')]),
  wall(['src/worker/**'], [vscode, node, upwards('editor', 'panel', 'views', 'cli', 'hosts'), words]),
  wall(['src/worker/node/**'], [vscode, upwards('editor', 'panel', 'views', 'cli', 'hosts'), words]),
  wall(['src/files/**'], [vscode, node, upwards('editor', 'panel', 'views', 'cli', 'hosts')]),
  wall(['src/files/node/**'], [vscode, upwards('editor', 'panel', 'views', 'cli', 'hosts')]),
  wall(['src/cli/**'], [vscode, upwards('editor', 'panel', 'views', 'hosts')]),
  wall(['src/editor/**', 'src/extension.ts'], [node, upwards('cli', 'view')]),
  wall(['src/hosts/**'], [vscode, node, upwards('cli', 'view')]),
  {
    files: ['src/**'],
    rules: { 'no-restricted-properties': ['error', ...unsafe], 'no-eval': 'error', 'no-new-func': 'error' },
  },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        require: 'readonly',
        exports: 'writable',
        module: 'writable',
        URL: 'readonly',
      },
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
