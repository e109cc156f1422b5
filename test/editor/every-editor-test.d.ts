// A module that esbuild.mjs makes: it loads every test/editor/**/*.test.ts.
declare module 'every-editor-test';
