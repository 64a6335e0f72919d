import { createHash } from 'node:crypto';

/** The body of an API response. */
export function responseText(payload: unknown): string {
  return JSON.stringify({ data: payload });
}

export function responseEtag(text: string | Buffer): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}
