// Cache files. Each starts with a hash of its key and content: a file of another key, or a corrupted one, counts as missing.
// Plain JavaScript, because the TypeScript loader uses it.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function readCached(file, key) {
  try {
    const content = readFileSync(file);
    const body = content.subarray(content.indexOf('\n') + 1);
    return content.equals(cachedContent(key, body)) ? body.toString() : undefined;
  } catch {
    return undefined;
  }
}

export function cachedContent(key, content) {
  const body = Buffer.from(content);
  const hash = createHash('sha256').update(key).update('\0').update(body).digest('base64url');
  return Buffer.concat([Buffer.from(`// ${hash}\n`), body]);
}

export function cachedCode(file, key, make, isSound = () => true) {
  const cached = readCached(file, key);
  if (cached !== undefined) return cached;
  const code = make();
  if (!isSound(code)) return code;
  try {
    const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, cachedContent(key, code));
    renameSync(temporary, file);
  } catch {
    // Without a cache, the next process creates the code again.
  }
  return code;
}
