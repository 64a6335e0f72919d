import { createHash } from 'node:crypto';

/** A response of the embedded API: the payload under `data`. */
export function responseText(payload: unknown): string {
  return JSON.stringify({ data: payload });
}

/** The strong ETag of an API response. */
export function responseTag(text: string | Buffer): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}
