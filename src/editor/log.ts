// The log, in the Output view: for errors that nobody needs to act on.
import * as vscode from 'vscode';

export class Log implements vscode.Disposable {
  private readonly channel = vscode.window.createOutputChannel('Backtrack', { log: true });

  /** Notes an error, with its stack if it has one. */
  readonly report = (error: unknown): void => {
    this.channel.error(error instanceof Error ? error : String(error));
  };

  dispose(): void {
    this.channel.dispose();
  }
}
