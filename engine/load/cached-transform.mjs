// Caches translated TypeScript on disk. Jiti's own cache accepts a truncated or overwritten file with an intact last line.
import { createHash } from 'node:crypto';
import { basename, dirname, join, relative } from 'node:path';
import { cachedCode } from './cached.mjs';

/** Options for `createJiti` that cache translated code in a folder. */
export function cachedTransform(createJiti, address, folder) {
  const { transform } = createJiti(address, { fsCache: false });
  return {
    fsCache: false,
    transform(options) {
      const { filename = '', async, source } = options;
      // A copy of the engine elsewhere uses the same translation, unless that holds the file's own address.
      const name = source.includes('import.meta') ? filename : relative(import.meta.dirname, filename);
      const place = createHash('sha256').update(`${name} ${async}`).digest('base64url').slice(0, 8);
      const file = join(folder, `${basename(dirname(filename))}-${basename(filename)}.${place}`);
      const key = JSON.stringify([process.version, { ...options, filename: name }]);
      // Jiti reports a syntax error in the code that it returns.
      return {
        code: cachedCode(
          file,
          key,
          () => transform(options),
          (code) => !code.includes('__JITI_ERROR__'),
        ),
      };
    },
  };
}
