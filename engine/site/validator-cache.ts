import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { takeValidator, type validatorFor, validatorText } from '../check/validators.ts';
import type { Schema } from '../model/schema/schema.ts';
import { writeAtomicallyNow } from './files/files.ts';
import { hashOf } from './files/sealed.ts';
import { root } from './paths.ts';

type Validator = ReturnType<typeof validatorFor>;

const load = createRequire(import.meta.url);

/**
 * Has a schema's validator cached in a folder, under a name, until the schema's `text` or what compiles it changes: it is compiled once
 * something is checked by it, and read by the processes after that. All of them are some megabytes, of which most builds need little.
 */
export function cacheValidator(folder: string, name: string, text: () => string, schema: Schema): void {
  takeValidator(schema, () => {
    const file = join(folder, `${name}.cjs`);
    // Its first line tells what it was made from, and what it is.
    const from = `// ${hashOf(`${compiler()} ${text()}`)} `;
    return validatorIn(file, from) ?? compiled(file, from, schema);
  });
}

/** What compiles schemas. */
function compiler(): string {
  const { version } = load('ajv/package.json') as { version: string };
  return readFileSync(join(root, 'engine/check/validators.ts')) + version;
}

/** The validator that a file has, made `from` a schema; `undefined` where it has none, or is not as it was left. */
function validatorIn(file: string, from: string): Validator | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const code = content.slice(end + 1);
    return content.slice(0, end) === from + hashOf(code) ? loaded(code, file) : undefined;
  } catch {
    return undefined;
  }
}

function compiled(file: string, from: string, schema: Schema): Validator {
  const code = validatorText(schema);
  try {
    writeAtomicallyNow(file, `${from}${hashOf(code)}\n${code}`);
  } catch {
    // A folder that cannot be written only costs the time.
  }
  return loaded(code, file);
}

/** What a CommonJS module exports. Node's own loader would go on holding it when another has taken its place. */
function loaded(code: string, file: string): Validator {
  const module = { exports: {} as Validator };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, load);
  return module.exports;
}
