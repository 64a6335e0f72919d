import type { ErrorObject } from 'ajv';
import type { Schema } from '../schema/schema.ts';
import type { Path } from '../schema/walk.ts';
import type { Finding } from './rule.ts';
import { suggest } from './suggest.ts';
import { schemaWords } from './words/schema-words.ts';
import { same, type Words } from './words/words.ts';

/** What is wrong with a single value. */
export function valueFinding(error: ErrorObject): Finding {
  const path = pathOf(error.instancePath);
  const { keyword, params, data } = error;
  const is = shown(data);
  switch (keyword) {
    case 'enum': {
      const values = (params.allowedValues as unknown[]).map(String);
      const better = typeof data === 'string' ? suggest(data, values) : {};
      const most = better.suggestion ? 8 : 40;
      const message = schemaWords.unknownValue(is, String(path.at(-1)), values, most);
      return { code: 'unknown-value', path, message, ...better };
    }
    case 'const':
      return { code: 'unknown-value', path, message: schemaWords.mustBe(JSON.stringify(params.allowedValue)) };
    case 'type':
      return { code: 'wrong-kind', path, message: schemaWords.wrongKind(is, kindOf(data), [params.type].flat()) };
    case 'pattern':
      if (error.schemaPath.includes('/Address/'))
        return { code: 'unsafe-address', path, message: schemaWords.unsafe() };
      return { code: 'wrong-form', path, message: schemaWords.wrongForm(is, hint(error)) };
    case 'minLength':
      return { code: 'wrong-value', path, message: schemaWords.emptyText(hint(error)) };
    case 'minItems':
      return { code: 'wrong-value', path, message: schemaWords.tooFew(String(params.limit)) };
    case 'minimum':
      return { code: 'wrong-value', path, message: schemaWords.tooSmall(is, String(params.limit)) };
    case 'maximum':
      return { code: 'wrong-value', path, message: schemaWords.tooLarge(is, String(params.limit)) };
    default:
      return { code: 'wrong-value', path, message: schemaWords.other(is, error.message ?? keyword, hint(error)) };
  }
}

/** A value as a message quotes it; lists and objects are too long to quote. */
function shown(data: unknown): Words {
  if (typeof data === 'object' && data !== null) return { en: 'This', zh: '此处' };
  if (typeof data !== 'string') return same(String(data));
  const text = data.length > 60 ? `${data.slice(0, 60)}…` : data;
  return { en: `"${text}"`, zh: `“${text}”` };
}

function hint({ parentSchema }: ErrorObject): string {
  return (parentSchema as Schema | undefined)?.description ?? '';
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

/** A JSON pointer's steps; list positions become numbers. */
export function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
