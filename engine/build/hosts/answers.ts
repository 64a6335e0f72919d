import { createHash } from 'node:crypto';

/** An answer of the embedded API as it is sent: the payload under `data`. */
export function answerText(payload: unknown): string {
  return JSON.stringify({ data: payload });
}

/** The strong ETag of an answer of the API. */
export function answerTag(text: string | Buffer): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}
