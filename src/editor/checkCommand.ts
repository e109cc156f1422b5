// Check Boards: shows what is wrong with the boards of the text in front, whatever its language.
import { describeNoBoard } from '../words/boards';
import { checking, describeCheck, solving } from '../words/commands';
import type { BoardDiagnostics } from './diagnostics';
import { sayAloud } from './messages';
import { withProgress } from './progress';
import { editorInFront } from './target';

/** What `backtrack.check` does; it takes no arguments. Returns what was said. */
export async function checkBoards(diagnostics: BoardDiagnostics): Promise<string> {
  const document = editorInFront()?.document;
  if (!document) {
    return sayAloud(solving.noText, 'notice');
  }
  const report = await withProgress(checking.title, 'notice', (watch) => diagnostics.check(document, watch));
  if (report === 'stopped' || report === 'changed') {
    return sayAloud(checking[report], 'quiet');
  }
  return report.boards === 0
    ? sayAloud(describeNoBoard(), 'notice')
    : sayAloud(describeCheck(report.boards, report.problems), 'quiet');
}
