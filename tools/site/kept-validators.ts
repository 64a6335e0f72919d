import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { takeValidator, validatorText } from '../../engine/check/validators.ts';
import type { Schema } from '../../engine/schema/schema.ts';
import { writeAtomically } from '../files.ts';
import { root } from '../paths.ts';
import { hashOf } from '../sealed.ts';

const load = createRequire(import.meta.url);

/**
 * Gives a schema its validator without compiling it: from `.cache/validators/`, where it is kept under `name` until the schema or
 * what compiles it changes.
 */
export async function keepValidator(name: string, text: string, schema: Schema): Promise<void> {
  const file = join(root, '.cache/validators', `${name}.cjs`);
  const compiler = await readFile(join(root, 'engine/check/validators.ts'));
  const { version } = load('ajv/package.json') as { version: string };
  const from = hashOf(`${compiler}${version} ${text}`);
  const kept = await readFile(file, 'utf8').catch(() => '');
  // Its first line tells what it was made from, and what it is.
  const [first, ...rest] = kept.split('\n');
  try {
    if (first !== `// ${from} ${hashOf(rest.join('\n'))}`) {
      const code = validatorText(schema);
      await writeAtomically(file, `// ${from} ${hashOf(code)}\n${code}`);
    }
  } catch {
    // A folder that cannot be written only costs the time.
    return;
  }
  // Node would remember what this file held before.
  delete load.cache[file];
  takeValidator(schema, load(file));
}
