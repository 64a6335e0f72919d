import { createHash } from 'node:crypto';

export function responseText(payload: unknown): string {
  return JSON.stringify({ data: payload });
}

export function responseTag(text: string | Buffer): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}
