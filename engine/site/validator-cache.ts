import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { takeValidator, type validatorFor, validatorText } from '../check/validators.ts';
import { cachedCode } from '../load/cached.mjs';
import type { Schema } from '../model/schema/schema.ts';
import { codeHash } from './code-hash.ts';

type Validator = ReturnType<typeof validatorFor>;

const load = createRequire(import.meta.url);

/** Caches a schema's validator on the disk. It is compiled or loaded on first use: all validators are megabytes of code. */
export function cacheValidator(folder: string, name: string, text: () => string, schema: Schema): void {
  takeValidator(schema, () => {
    const file = join(folder, `${name}.cjs`);
    return loaded(
      cachedCode(file, `${codeHash('validators')} ${text()}`, () => validatorText(schema)),
      file,
    );
  });
}

/** Evaluates a CommonJS module. `require` would return the first version of a file that was replaced. */
function loaded(code: string, file: string): Validator {
  const module = { exports: {} as Validator };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, load);
  return module.exports;
}
