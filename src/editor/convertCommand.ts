// Convert Boards To…: asks for a notation and a place, and prints the boards there.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { chooseSelectedBoards } from '../core/text/choose';
import { convert, styleOf } from '../core/text/convert/convert';
import { convertInPlace } from '../core/text/convert/convertInPlace';
import { tallyOfNone, type Tally } from '../core/text/convert/conversion';
import { metadataOf } from '../core/text/metadata/metadata';
import type { Style } from '../core/text/convert/style';
import { styleChoices } from '../core/text/convert/styleChoices';
import type { Metadata } from '../core/text/metadata/told';
import { applyEdits, joinEdits } from '../core/text/write';
import { describeNoBoard } from '../words/boards';
import { solving } from '../words/commands';
import { converting, describeConversion, describeLosses, describeStyle } from '../words/converting';
import type { DocumentBoards } from './boards';
import { editDocument } from './edits';
import { localised, sayAloud, type Tone } from './messages';
import { toSpan } from './positions';
import { withProgress, type Watch } from './progress';
import { SUDOKU } from './settings';
import { stepsInSlices } from './slices';
import { editorInFront } from './target';

/** The most boards that are each replaced by an edit: VS Code takes a second for some 10,000, so more are one edit. */
const MOST_APART = 1000;

type Where = 'new' | 'place';

/** What is to be converted: boards of one version of a text. */
interface Source {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly text: string;
  readonly boards: readonly FoundBoard[];
  readonly metadataOf: (board: FoundBoard) => Metadata;
}

/**
 * What `backtrack.convert` does: converts the boards that are selected, or all of the text in front. Its argument may
 * name the style and the place (`{ to: 'line', in: 'new' }`, or `'place'`), as in a key binding; what it does not name
 * is asked for. Returns what was said; nothing if it was not to be.
 */
export async function convertBoards(boards: DocumentBoards, argument: unknown): Promise<string | undefined> {
  const source = await sourceInFront(boards);
  if ('why' in source) {
    return sayAloud(source.why, 'notice');
  }
  const none = tallyOfNone(source.boards);
  if (none) {
    return report(none);
  }
  const { to, in: named } = wishesIn(argument);
  const style = to === undefined ? await askForStyle(source) : styleOf(to);
  if (!style) {
    return to === undefined ? undefined : sayAloud(converting.noNotation, 'notice');
  }
  const where = named ?? (await askWhere());
  return where && withProgress(converting.title, 'notice', (watch) => make(source, style, where, watch));
}

/** Anybody can call a command with anything, menus with the `Uri` of the text. */
function wishesIn(argument: unknown): { readonly to?: string; readonly in?: Where } {
  if (typeof argument !== 'object' || argument === null || argument instanceof vscode.Uri) {
    return {};
  }
  const { to, in: where } = argument as Readonly<Record<string, unknown>>;
  return {
    ...(typeof to === 'string' ? { to } : {}),
    ...(where === 'new' || where === 'place' ? { in: where } : {}),
  };
}

async function sourceInFront(
  boards: DocumentBoards,
): Promise<Source | { readonly why: typeof solving.noText }> {
  const editor = editorInFront();
  if (!editor) {
    return { why: solving.noText };
  }
  const { document } = editor;
  const { version } = document;
  const selections = editor.selections.map((selection) => toSpan(document, selection));
  const all = await boards.find(document);
  if (!all) {
    return { why: solving.stale };
  }
  const text = document.getText();
  const chosen = chooseSelectedBoards(text, all, selections);
  return chosen.length > 0
    ? { document, version, text, boards: chosen, metadataOf: (board) => metadataOf(text, all, board) }
    : { why: describeNoBoard() };
}

/** A style from the list of those that can hold the boards; undefined if none was picked. */
async function askForStyle(source: Source): Promise<Style | undefined> {
  const items = stepsInSlices(styleChoices(source.boards, source.metadataOf), () => true).then(
    (choices = []) =>
      choices.map(({ style, sample, losses }) => ({
        label: localised(describeStyle(style.id)),
        description: sample,
        ...(losses.length > 0 ? { detail: localised(describeLosses(losses)) } : {}),
        style,
      })),
  );
  const picked = await vscode.window.showQuickPick(items, {
    placeHolder: localised(converting.ask(source.boards.length)),
    matchOnDescription: true,
  });
  return picked?.style;
}

async function askWhere(): Promise<Where | undefined> {
  const items: readonly (vscode.QuickPickItem & { readonly where: Where })[] = [
    {
      label: localised(converting.newDocument),
      detail: localised(converting.newDocumentDetail),
      where: 'new',
    },
    { label: localised(converting.inPlace), detail: localised(converting.inPlaceDetail), where: 'place' },
  ];
  const picked = await vscode.window.showQuickPick(items, { placeHolder: localised(converting.askWhere) });
  return picked?.where;
}

async function make(source: Source, style: Style, where: Where, watch: Watch): Promise<string> {
  const { document, version, text, boards } = source;
  const isWanted = (): boolean => document.version === version && !watch.token.isCancellationRequested;
  if (!isWanted()) {
    return sayAloud(solving.stale, 'warning');
  }
  if (where === 'new') {
    const made = await stepsInSlices(convert(boards, style, source.metadataOf), isWanted);
    if (made?.text) {
      await open(made.text, style.language ?? SUDOKU);
    }
    return made ? report(made.tally) : sayStopped(source);
  }
  const made = await stepsInSlices(convertInPlace(text, boards, style, source.metadataOf), isWanted);
  if (!made) {
    return sayStopped(source);
  }
  const joined = made.edits.length > MOST_APART ? joinEdits(text, made.edits) : undefined;
  const result = await editDocument(document, version, joined ? [joined] : made.edits);
  switch (result) {
    case 'done':
      return report(made.tally);
    case 'readOnly':
      await open(applyEdits(text, made.edits), document.languageId);
      return sayAloud(solving.elsewhere(describeConversion(made.tally)), toneOf(made.tally));
    case 'stale':
    case 'refused':
      return sayAloud(solving[result], 'warning');
  }
}

function sayStopped({ document, version }: Source): string {
  return document.version === version
    ? sayAloud(converting.stopped, 'quiet')
    : sayAloud(solving.stale, 'warning');
}

async function open(content: string, language: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ language, content });
  await vscode.window.showTextDocument(document, { preview: false });
}

function report(tally: Tally): string {
  return sayAloud(describeConversion(tally), toneOf(tally));
}

/** Quiet unless there is something to know that the text does not show. */
function toneOf({ losses, flawed, queens, misfits, bound }: Tally): Tone {
  if (flawed + queens + misfits + bound > 0) {
    return 'warning';
  }
  return losses.size > 0 ? 'notice' : 'quiet';
}
