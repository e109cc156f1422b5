// The number of placements over a line that asks for it, where N-Queens is named.
import * as vscode from 'vscode';
import { publishedCounts } from '../core/queens/count/published';
import { countQuestions } from '../core/text/queens/countQuestion';
import { describeBrieflyCounted } from '../words/counting';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { hasCodeLenses, kindOf, PUZZLE_FILES } from './settings';

/** Where such questions stand: puzzle files, the judge's samples and notes. */
const FILES = [...PUZZLE_FILES, { language: 'plaintext' }, { language: 'markdown' }];

/** Characters beyond which a text is no question with its answer: it is not read through for each change. */
const LONGEST = 100_000;

/** Shows them; to be disposed of. */
export function answerCounts(boards: DocumentBoards): vscode.Disposable {
  return vscode.languages.registerCodeLensProvider(FILES, {
    provideCodeLenses: async (document, token) => {
      const text = hasCodeLenses(document) ? boards.textOf(document) : '';
      if (text.length > LONGEST || countQuestions(text, kindOf(document), []).length === 0) {
        return [];
      }
      const found = await boards.find(document, () => !token.isCancellationRequested);
      return found ? countQuestions(text, kindOf(document), found).flatMap(lensOf(document)) : [];
    },
  });
}

function lensOf(document: vscode.TextDocument) {
  return ({ size, span }: ReturnType<typeof countQuestions>[number]): vscode.CodeLens[] => {
    const counts = publishedCounts(size);
    const start = document.positionAt(span.start);
    const title = counts && localised(describeBrieflyCounted(size, counts.all));
    const command = title && { title, command: 'backtrack.queens.count', arguments: [size] };
    return command ? [new vscode.CodeLens(new vscode.Range(start, start), command)] : [];
  };
}
