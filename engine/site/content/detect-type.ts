import type { ActualType } from '../../check/file-flaw.ts';

/** How many bytes are enough to detect the type of a file. */
export const headLength = 8192;

/** How files of common formats begin, as Latin-1 text. */
const signatures: Record<string, (head: string) => boolean> = {
  png: (head) => head.startsWith('\u0089PNG\r\n\u001a\n'),
  jpg: (head) => head.startsWith('\u00ff\u00d8\u00ff'),
  gif: (head) => /^GIF8[79]a/.test(head),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  avif: (head) => /^ftypavi[fs]/.test(head.slice(4)),
  pdf: (head) => head.startsWith('%PDF-'),
  mp4: (head) => /^ftyp(isom|iso\d|mp4\d|avc1|dash|M4V)/.test(head.slice(4)),
  webm: (head) => head.startsWith('\u001a\u0045\u00df\u00a3') && head.includes('webm'),
  gz: (head) => head.startsWith('\u001f\u008b\u0008'),
  zip: (head) => head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006'),
};

/** Whether a file begins like this common format. */
export function isFormat(format: string, head: Buffer): boolean {
  return signatures[format]?.(head.toString('latin1', 0, 80)) ?? false;
}

/** Detects the type of a file from its first bytes. */
export async function detectType(head: Buffer): Promise<ActualType> {
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  if (text.startsWith('version https://git-lfs.github.com/spec/')) return { kind: 'lfs' };
  // The library takes a web page that contains an SVG for an SVG.
  if (/^<(!doctype\s+html|html|head|body)[\s>]/i.test(textAfter(text, comment))) return { kind: 'html' };
  if (/^<([\w-]+:)?svg\b/i.test(textAfter(text, prologue))) return { kind: 'format', ending: 'svg' };
  // Imported when needed: the import takes longer than reading the files of most sites.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  if (type?.ext === 'xml' || /^\s*<[?!a-z]/i.test(text)) return { kind: 'xml' };
  if (type) return { kind: 'format', ending: type.ext };
  return { kind: isText(head) ? 'text' : 'unknown' };
}

const comment = /\s+|<!--[\s\S]*?-->/iy;

/** What may precede the first element of an SVG. */
const prologue = new RegExp(`${comment.source}|<\\?xml[^>]*>|<!DOCTYPE\\s+svg[^[>]*(\\[[\\s\\S]*?\\])?\\s*>`, 'iy');

/** The rest of a text after all matches of a sticky pattern. One pattern with a repetition would take exponential time. */
function textAfter(text: string, pattern: RegExp): string {
  let at = 0;
  for (pattern.lastIndex = 0; pattern.test(text); ) at = pattern.lastIndex;
  return text.slice(at);
}

/** Text has no control characters except whitespace. In UTF-16 every other byte may be zero. */
function isText(head: Buffer): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isWide || head.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte));
}
