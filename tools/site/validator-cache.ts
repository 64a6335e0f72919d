import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { takeValidator, validatorText } from '../../engine/check/validators.ts';
import type { Schema } from '../../engine/schema/schema.ts';
import { writeAtomically } from '../files/files.ts';
import { hashOf } from '../files/sealed.ts';
import { root } from '../paths.ts';

type Validator = Parameters<typeof takeValidator>[1];

const load = createRequire(import.meta.url);

/**
 * Gives a schema its validator without compiling it: from a folder, where it is cached under `name` until the schema or what compiles
 * it changes.
 */
export async function cacheValidator(folder: string, name: string, text: string, schema: Schema): Promise<void> {
  const file = join(folder, `${name}.cjs`);
  const compiler = await readFile(join(root, 'engine/check/validators.ts'));
  const { version } = load('ajv/package.json') as { version: string };
  const from = hashOf(`${compiler}${version} ${text}`);
  const cached = await readFile(file, 'utf8').catch(() => '');
  // Its first line tells what it was made from, and what it is.
  const [first, ...rest] = cached.split('\n');
  try {
    if (first !== `// ${from} ${hashOf(rest.join('\n'))}`) {
      const code = validatorText(schema);
      await writeAtomically(file, `// ${from} ${hashOf(code)}\n${code}`);
    }
  } catch {
    // A folder that cannot be written only costs the time.
    return;
  }
  takeValidator(schema, loaded(await readFile(file, 'utf8'), file));
}

/** What a CommonJS module exports. Node's own loader would go on holding it when another has taken its place. */
function loaded(code: string, file: string): Validator {
  const module = { exports: {} as Validator };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, load);
  return module.exports;
}
