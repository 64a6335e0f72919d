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
  return JSON.stringify({ ...value, seal: hashOf(JSON.stringify(value)) });
}

/** The object of a text that {@link sealed} made; `undefined` when it is any other. */
export function unsealed<Value extends object>(text: string): Value | undefined {
  try {
    const { seal, ...value } = JSON.parse(text);
    return seal === hashOf(JSON.stringify(value)) ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}
