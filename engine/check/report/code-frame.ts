import type { Problem } from '../problem.ts';

/** The maximum columns of a line. */
const widest = 110;

export type Paint = (style: 'red' | 'yellow' | 'gray' | 'bold', text: string) => string;

const codes = { red: 31, yellow: 33, gray: 90, bold: 1 };

/** Returns a function that colors text with escape codes, or leaves it as it is. */
export function painter(color: boolean): Paint {
  return (style, text) => (color ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}

/** The line of a problem with a caret under its column. Empty for a file without text. */
export function codeFrame({ line, column }: Problem, text: string | undefined, paint: Paint): string[] {
  const written = text?.split(/\r\n|\r|\n/)[line - 1]?.replaceAll('\t', ' ');
  if (!written) return [];
  // Cut a long line around the position.
  const start = column > widest - 20 ? column - 40 : 0;
  const shown = (start > 0 ? '…' : '') + written.slice(start, start + widest);
  const before = (start > 0 ? '…' : '') + written.slice(start, column - 1);
  // Wide characters take two columns.
  const columns = [...before].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
  const number = String(line);
  const gap = ' '.repeat(number.length);
  return [
    `  ${paint('gray', `${number} |`)} ${shown}`,
    `  ${paint('gray', `${gap} |`)} ${' '.repeat(columns)}${paint('red', '^')}`,
  ];
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
