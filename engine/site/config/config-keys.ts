import { quoteNames } from '../../check/messages/message.ts';
import { t } from '../../check/messages/messages.ts';
import type { OwnRule } from '../../check/own-rule.ts';
import { takenCodes } from '../../check/rules/rules.ts';
import { suggest } from '../../check/suggest.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import type { Path } from '../../model/schema/walk.ts';
import { findPackage } from '../find-package.ts';
import { isPack, namedPacks, packContents } from '../packs.ts';
import { analyticsScript, headEntry } from './head-mistakes.ts';
import { findPathMistakes, findTypeMistakes } from './part-mistakes.ts';
import { shellParts } from './part-paths.ts';
import type { SiteConfig } from './site-config.ts';
import type { ValueMistake } from './value-mistake.ts';

type WrongValue =
  | 'configObject'
  | 'configList'
  | 'configVitePlugin'
  | 'configMarkdownPlugin'
  | 'configCode'
  | 'configText'
  | 'configCall';

type CheckValue = (value: unknown, path: Path, site: string) => Iterable<ValueMistake>;

/** How each key of the configuration is checked. */
const keys: Record<keyof SiteConfig, CheckValue> = {
  vite: object({ plugins: list(vitePlugin) }),
  markdown: object({ plugins: list(markdownPlugin) }),
  head: list(headEntry),
  analytics: analyticsScript,
  rules: distinctRules,
  packs: packNames,
  parts: object({
    ...Object.fromEntries(shellParts.map((name) => [name, findPathMistakes])),
    sections: sectionParts,
  }),
};

const ruleFields: Record<keyof OwnRule, CheckValue> = {
  code: ruleCode,
  severity: choice('error', 'warning'),
  description: ruleText,
  file: call,
  site: call,
  visit: function* (value, path) {
    if (!isJsonObject(value)) yield wrongValue(path, 'configObject');
    else for (const [kind, one] of Object.entries(value)) yield* call(one, [...path, kind]);
  },
};

/** The mistakes in a configuration. TypeScript finds most in an editor, but nothing else in JavaScript. */
export function findMistakes(config: unknown, site: string): ValueMistake[] {
  return isJsonObject(config) ? [...object(keys)(config, [], site)] : [{ path: [], message: t('configNoExport') }];
}

/** An object with these optional keys. */
function object(fields: Record<string, CheckValue>): CheckValue {
  return function* (value, path, site) {
    if (!isJsonObject(value)) yield wrongValue(path, 'configObject');
    else
      for (const [key, one] of Object.entries(value)) {
        const check = Object.hasOwn(fields, key) ? fields[key] : undefined;
        const names = Object.keys(fields);
        if (check) yield* one === undefined ? [] : check(one, [...path, key], site);
        else
          yield {
            path: [...path, key],
            message: t('configKey', { key, keys: names }),
            ...suggest(key, names),
          };
      }
  };
}

function list(check: CheckValue): CheckValue {
  return function* (value, path, site) {
    if (!Array.isArray(value)) yield wrongValue(path, 'configList');
    else for (const [index, one] of value.entries()) yield* check(one, [...path, index], site);
  };
}

function* sectionParts(value: unknown, path: Path, site: string): Iterable<ValueMistake> {
  if (!isJsonObject(value)) yield wrongValue(path, 'configObject');
  else
    for (const [type, file] of Object.entries(value)) {
      yield* findTypeMistakes(type, [...path, type], site);
      yield* findPathMistakes(file, [...path, type], site);
    }
}

/** The engine reads the names without running the configuration. */
function* packNames(value: unknown, path: Path, site: string): Iterable<ValueMistake> {
  const known = namedPacks(site);
  if (!Array.isArray(value) || value.length !== known.length || value.some((name, index) => name !== known[index]))
    return yield { path, message: t('configPackNames') };
  for (const [index, name] of known.entries()) {
    const folder = findPackage(name, site);
    if (known.indexOf(name) < index) yield { path: [...path, index], message: t('configPackTwice', { name }) };
    else if (folder === undefined) yield { path: [...path, index], message: t('configPackMissing', { name }) };
    else if (!isPack(folder))
      yield { path: [...path, index], message: t('configNoPack', { name, contents: packContents }) };
  }
}

/** Vite ignores `false` and empty values, and accepts lists and promises of plugins. */
function* vitePlugin(value: unknown, path: Path): Iterable<ValueMistake> {
  if (!value || value instanceof Promise) return;
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* vitePlugin(one, [...path, index]);
  else if (typeof value !== 'object' || typeof (value as { name?: unknown }).name !== 'string')
    yield wrongValue(path, 'configVitePlugin');
}

function* markdownPlugin(value: unknown, path: Path): Iterable<ValueMistake> {
  const [plugin] = Array.isArray(value) ? value : [value];
  if (typeof plugin !== 'function') yield wrongValue(path, 'configMarkdownPlugin');
}

function* distinctRules(value: unknown, path: Path, site: string): Iterable<ValueMistake> {
  yield* list(rule)(value, path, site);
  const codes = Array.isArray(value) ? value.map((one) => (isJsonObject(one) ? one.code : undefined)) : [];
  for (const [index, code] of codes.entries())
    if (typeof code === 'string' && (takenCodes.includes(code) || codes.indexOf(code) < index))
      yield { path: [...path, index, 'code'], message: t('takenCode', { code }) };
}

function* rule(value: unknown, path: Path, site: string): Iterable<ValueMistake> {
  yield* object(ruleFields)(value, path, site);
  if (!isJsonObject(value)) return;
  for (const name of ['code', 'description'])
    if (value[name] === undefined) yield { path, message: t('configMissing', { key: name }) };
  if (['file', 'visit', 'site'].every((name) => value[name] === undefined))
    yield { path, message: t('configMissing', { key: 'visit' }) };
}

function* ruleCode(value: unknown, path: Path): Iterable<ValueMistake> {
  if (typeof value !== 'string' || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(value)) yield wrongValue(path, 'configCode');
}

function* ruleText(value: unknown, path: Path): Iterable<ValueMistake> {
  const isBoth = isJsonObject(value) && ['en', 'zh'].every((code) => typeof value[code] === 'string');
  if (typeof value !== 'string' && !isBoth) yield wrongValue(path, 'configText');
}

function choice(...choices: string[]): CheckValue {
  return function* (value, path) {
    if (!choices.includes(value as string))
      yield {
        path,
        message: t('configChoice', { key: path.join('.'), choices: quoteNames(choices, 'or') }),
        ...suggest(String(value), choices),
      };
  };
}

function* call(value: unknown, path: Path): Iterable<ValueMistake> {
  if (typeof value !== 'function') yield wrongValue(path, 'configCall');
}

function wrongValue(path: Path, key: WrongValue): ValueMistake {
  return { path, message: t(key, { key: path.join('.') }) };
}
