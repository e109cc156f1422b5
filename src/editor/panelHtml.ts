// The page of a panel: a script, style sheets, nothing else, and no way for anything else to get in.
import * as vscode from 'vscode';

/** The folders the page may load from. */
export function panelRoots(extensionUri: vscode.Uri): readonly vscode.Uri[] {
  return ['dist', 'media'].map((folder) => vscode.Uri.joinPath(extensionUri, folder));
}

/**
 * The page for one webview. Whatever it shows comes in messages: none of it is part of the page.
 *
 * @param script its name in `dist`
 * @param styles the style sheets' names in `media`
 */
export function panelHtml(
  webview: vscode.Webview,
  extensionUri: vscode.Uri,
  script: string,
  styles: readonly string[],
): string {
  const address = (...path: readonly string[]): string =>
    escaped(webview.asWebviewUri(vscode.Uri.joinPath(extensionUri, ...path)).toString());
  const nonce = newNonce();
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource}`,
    `form-action 'none'`,
    `base-uri 'none'`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${escaped(vscode.env.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Backtrack</title>
${styles.map((style) => `<link rel="stylesheet" href="${address('media', style)}">`).join('\n')}
</head>
<body>
<script nonce="${nonce}" src="${address('dist', script)}"></script>
</body>
</html>`;
}

/** 128 random bits, in hexadecimal digits. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** For the inside of an attribute's double quotes. */
function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
