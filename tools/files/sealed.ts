import { createHash } from 'node:crypto';

/** A hash of bytes or of a text. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

/**
 * An object as the text of a file that a later process will believe: with a hash of itself, so that one that is cut, or that
 * somebody wrote over, is told from what was left.
 */
export function sealed(value: object): string {
  const text = JSON.stringify(value);
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${sealOf(text)}`;
}

/** The object of a text that {@link sealed} made; `undefined` when it is any other. */
export function unsealed<Value extends object>(text: string): Value | undefined {
  // Looked at as a text: made to JSON again, a large one would take several times as long.
  const start = text.lastIndexOf('"seal":');
  const whole = `${text.slice(0, start).replace(/,$/, '')}}`;
  return start > 0 && text.slice(start) === sealOf(whole) ? (JSON.parse(whole) as Value) : undefined;
}

function sealOf(text: string): string {
  return `"seal":"${hashOf(text)}"}`;
}
