import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { takeValidator, validatorText } from '../../engine/check/validators.ts';
import type { Schema } from '../../engine/schema/schema.ts';
import { writeAtomically } from '../files.ts';
import { root } from '../paths.ts';

const load = createRequire(import.meta.url);

/**
 * Gives a schema its validator without compiling it: from `.cache/validators/`, where it is kept under `name` until the schema or
 * what compiles it changes.
 */
export async function keepValidator(name: string, text: string, schema: Schema): Promise<void> {
  const file = join(root, '.cache/validators', `${name}.cjs`);
  const compiler = await readFile(join(root, 'engine/check/validators.ts'));
  const { version } = load('ajv/package.json') as { version: string };
  const made = `// ${createHash('sha256').update(compiler).update(`${version} ${text}`).digest('hex')}\n`;
  const kept = await readFile(file, 'utf8').catch(() => '');
  try {
    if (!kept.startsWith(made)) await writeAtomically(file, made + validatorText(schema));
  } catch {
    // A folder that cannot be written only costs the time.
    return;
  }
  takeValidator(schema, load(file));
}
