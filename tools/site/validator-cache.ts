import { readFileSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { takeValidator, type validatorFor, validatorText } from '../../engine/check/validators.ts';
import type { Schema } from '../../engine/schema/schema.ts';
import { writeAtomically } from '../files/files.ts';
import { hashOf } from '../files/sealed.ts';
import { root } from '../paths.ts';

type Validator = ReturnType<typeof validatorFor>;

const load = createRequire(import.meta.url);

/**
 * Gives a schema its validator without compiling it: from a folder, where it is cached under `name` until the schema or what compiles
 * it changes. Its code is some megabytes for all schemas: it is read, and looked at whether it is as it was left, once something is checked by it.
 */
export async function cacheValidator(folder: string, name: string, text: string, schema: Schema): Promise<void> {
  const file = join(folder, `${name}.cjs`);
  const compiler = await readFile(join(root, 'engine/check/validators.ts'));
  const { version } = load('ajv/package.json') as { version: string };
  // The first line of a file tells what it was made from, and what it is.
  const from = `// ${hashOf(`${compiler}${version} ${text}`)} `;
  try {
    if ((await beginningOf(file, from.length)) !== from) {
      const code = validatorText(schema);
      await writeAtomically(file, `${from}${hashOf(code)}\n${code}`);
    }
  } catch {
    // A folder that cannot be written only costs the time.
    return;
  }
  takeValidator(schema, () => validatorIn(file, from));
}

async function beginningOf(file: string, length: number): Promise<string | undefined> {
  const handle = await open(file).catch(() => undefined);
  try {
    return (await handle?.read({ buffer: Buffer.alloc(length) }))?.buffer.toString();
  } finally {
    await handle?.close();
  }
}

/** What a file has that was made `from` a schema; `undefined` where it is not as it was left. Then it goes, and the next to ask makes it anew. */
function validatorIn(file: string, from: string): Validator | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const code = content.slice(end + 1);
    if (content.slice(0, end) === from + hashOf(code)) return loaded(code, file);
    rmSync(file, { force: true });
  } catch {
    // It is compiled.
  }
  return undefined;
}

/** What a CommonJS module exports. Node's own loader would go on holding it when another has taken its place. */
function loaded(code: string, file: string): Validator {
  const module = { exports: {} as Validator };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, load);
  return module.exports;
}
