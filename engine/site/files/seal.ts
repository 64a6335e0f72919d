import { createHash, hash } from 'node:crypto';

/** A hash of bytes or of a text. */
export function hashOf(content: string | Uint8Array): string {
  // At once: for a short text that takes a third of the time.
  return hash('sha256', content, 'base64url');
}

/**
 * Serializes an object for a file that a later process trusts. The content ends with a hash of itself and of its `role`, so a file that is
 * cut, overwritten or swapped with one of another role is recognized.
 */
export function seal(value: object, role = ''): Uint8Array {
  return sealText(JSON.stringify(value), role);
}

/** As {@link seal}, of an object whose JSON is at hand. */
export function sealText(text: string, role = ''): Uint8Array {
  const content = Buffer.from(text);
  // Such files are large: they are put together and looked at as bytes, which takes a fraction of what texts do.
  const open = content.subarray(0, -1);
  return Buffer.concat([open, Buffer.from(open.length > 1 ? ',' : ''), sealOf(open, role)]);
}

/** The object of what {@link seal} made for this role; `undefined` when it is anything else. */
export function unseal<Value extends object>(content: Uint8Array, role = ''): Value | undefined {
  const text = unsealText(content, role);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/** As {@link unseal}, as JSON. */
export function unsealText(content: Uint8Array, role = ''): string | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const start = bytes.lastIndexOf('"seal":');
  const comma = bytes[start - 1] === ','.charCodeAt(0) ? 1 : 0;
  const open = bytes.subarray(0, Math.max(start - comma, 0));
  return start > 0 && bytes.subarray(start).equals(sealOf(open, role)) ? `${open}}` : undefined;
}

/** The content of a file that is not there. */
export const emptyFile: Uint8Array = new Uint8Array();

/** The end of a file: the hash of the object that begins so, and is closed at once. */
function sealOf(open: Uint8Array, role: string): Buffer {
  const hash = createHash('sha256').update(role).update(open).update('}').digest('base64url');
  return Buffer.from(`"seal":"${hash}"}`);
}
