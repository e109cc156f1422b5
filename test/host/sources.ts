// Points stack frames to the sources: VS Code's extension hosts ignore the source maps of bundles.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

const maps = new Map<string, SourceMap | undefined>();

/** Replaces every `file.js:line:column` in a text by the place in the source, where a map beside the file knows it. */
export function withSources(text: string): string {
  return text.replace(
    /((?:[A-Za-z]:)?[\\/][^\s():]+\.c?js):(\d+):(\d+)/g,
    (frame, file: string, line: string, column: string) => {
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
      if (origin === undefined || !('fileName' in origin)) {
        return frame;
      }
      const source = path.relative('', path.resolve(path.dirname(file), origin.fileName));
      return `${source}:${String(origin.lineNumber)}:${String(origin.columnNumber)}`;
    },
  );
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const mapFile = `${file}.map`;
    const map = existsSync(mapFile)
      ? new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload)
      : undefined;
    maps.set(file, map);
  }
  return maps.get(file);
}
