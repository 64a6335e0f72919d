import { type Message, quoteNames } from '../../check/messages/message.ts';
import { t } from '../../check/messages/messages.ts';
import { type Suggestion, suggest } from '../../check/suggest.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import type { Path } from '../../model/schema/walk.ts';
import type { SiteConfig } from './site-config.ts';

/** A mistake in the value of a configuration. */
export interface ValueMistake extends Suggestion {
  path: Path;
  message: Message;
}

type CheckValue = (value: unknown, path: Path) => Iterable<ValueMistake>;

/** How each key of the configuration is checked. */
const keys: Record<keyof SiteConfig, CheckValue> = {
  vite: object({ plugins: list(vitePlugin) }),
};

/** The mistakes in a configuration. TypeScript finds most in an editor, but nothing else in JavaScript. */
export function findMistakes(config: unknown): ValueMistake[] {
  return isJsonObject(config) ? [...object(keys)(config, [])] : [{ path: [], message: t('configNoExport') }];
}

/** An object with these optional keys. */
function object(fields: Record<string, CheckValue>): CheckValue {
  return function* (value, path) {
    if (!isJsonObject(value)) yield wrongValue(path, 'configObject');
    else
      for (const [key, one] of Object.entries(value)) {
        const check = Object.hasOwn(fields, key) ? fields[key] : undefined;
        const names = Object.keys(fields);
        if (check) yield* one === undefined ? [] : check(one, [...path, key]);
        else
          yield {
            path: [...path, key],
            message: t('configKey', { key, keys: quoteNames(names, 'and') }),
            ...suggest(key, names),
          };
      }
  };
}

function list(check: CheckValue): CheckValue {
  return function* (value, path) {
    if (!Array.isArray(value)) yield wrongValue(path, 'configList');
    else for (const [index, one] of value.entries()) yield* check(one, [...path, index]);
  };
}

/** Vite ignores `false` and empty values, and accepts lists and promises of plugins. */
function* vitePlugin(value: unknown, path: Path): Iterable<ValueMistake> {
  if (!value || value instanceof Promise) return;
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* vitePlugin(one, [...path, index]);
  else if (typeof value !== 'object' || typeof (value as { name?: unknown }).name !== 'string')
    yield wrongValue(path, 'configVitePlugin');
}

function wrongValue(path: Path, key: 'configObject' | 'configList' | 'configVitePlugin'): ValueMistake {
  return { path, message: t(key, { key: path.join('.') }) };
}
