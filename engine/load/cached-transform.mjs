// Caches the translation of TypeScript on disk. Jiti's own cache trusts a file that was cut or overwritten and kept its last line.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Options for `createJiti` that cache what it translates in a folder. */
export function cachedTransform(createJiti, address, folder) {
  const { transform } = createJiti(address, { fsCache: false });
  return {
    fsCache: false,
    transform(options) {
      const { filename = '', async } = options;
      const name = `${basename(dirname(filename))}-${basename(filename)}.${hashOf(filename, String(async)).slice(0, 8)}`;
      const file = join(folder, name);
      const key = JSON.stringify([process.version, options]);
      const cached = readCached(file, key);
      if (cached !== undefined) return { code: cached };
      const code = transform(options);
      // Jiti reports a syntax error in the code that it returns.
      if (!code.includes('__JITI_ERROR__')) writeCached(folder, file, `${hashOf(key, code)}\n${code}`);
      return { code };
    },
  };
}

/** The code in a file, if it was translated from this key and is as it was written. */
function readCached(file, key) {
  try {
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const code = content.slice(end + 1);
    return content.slice(0, end) === hashOf(key, code) ? code : undefined;
  } catch {
    return undefined;
  }
}

function writeCached(folder, file, content) {
  try {
    mkdirSync(folder, { recursive: true });
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  } catch {
    // Without a cache, the next command translates again.
  }
}

function hashOf(...texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
}
