import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, siteWith } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';
import { problemFormatter } from '../problem.ts';
import { type MessageKey, messages, t } from './messages.ts';

const keys = Object.keys(messages.en) as MessageKey[];

const parametersOf = (key: MessageKey) =>
  [messages.en[key], messages.zh[key]].flatMap((text) => [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));

/** Keys of words that other messages contain. */
const isFragment = (key: string) =>
  /^(an?[A-Z]|(type|kind|scheme|count)-|inside|is[DP]|published|(one|several|no)Lines?$|or[A-Z])/.test(key);

describe('every message is there in both languages', () => {
  test.each(keys)('%s', (key) => {
    const { en, zh } = t(key, Object.fromEntries(parametersOf(key).map((name) => [name, 'x'])));
    if (isFragment(key) || key.endsWith('.title')) expect(en).toMatch(/^[^\p{Script=Han}]+$/u);
    else expect(en).toMatch(/^[^\p{Script=Han}]+\.( |( ?x))?$/u);
    if (key !== 'type-pdf') expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en + zh).not.toMatch(/undefined|\[object|\$\{/);
  });

  test('both languages have the same keys', () => {
    expect(Object.keys(messages.zh)).toEqual(keys);
  });

  test('control: a message without one of its parameters is refused', () => {
    expect(() => t('noRoute')).toThrow('The message noRoute lacks its parameter route.');
  });
});

test('every call gives all parameters of its message, and every message is used', () => {
  const calls = Object.entries(sources).flatMap(([path, source]) => callsIn(path, source));
  expect(calls.length).toBeGreaterThan(150);
  expect(
    calls.flatMap(({ path, key, given }) => lacking(key, given).map((name) => `${path}: ${key}: ${name}`)),
  ).toEqual([]);
  const code = Object.values(sources).join('\n');
  const isUsed = (key: string) =>
    code.includes(`'${key}'`) || /^(json|flaw|type|kind|scheme|character)-|\.(title|description)$/.test(key);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  const [wrong] = callsIn('a.ts', "t('movedRoute', { route, more: 1 })");
  expect(wrong && lacking(wrong.key, wrong.given)).toEqual(['to', 'more']);
});

/** The code that may use messages, by path. */
const sources = import.meta.glob<string>(
  ['../**/*.ts', '../../{cli,generate,pull,refactor,site,studio/server}/**/*.ts', '!../../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

interface Call {
  path: string;
  key: MessageKey;
  given: string[];
}

/** The calls of `t` with a key and an object that are written out. */
function callsIn(path: string, source: string): Call[] {
  const calls: Call[] = [];
  if (source.includes('t(')) visit(parseSync(path, source, { lang: 'ts' }).program);
  return calls;

  // biome-ignore lint/suspicious/noExplicitAny: a syntax tree
  function visit(node: any): void {
    if (typeof node !== 'object' || node === null) return;
    const [key, values] = node.type === 'CallExpression' && node.callee.name === 't' ? node.arguments : [];
    const properties = values?.properties ?? [];
    const isWritten = values === undefined || (values.type === 'ObjectExpression' && properties.every(isProperty));
    if (key?.type === 'Literal' && isWritten)
      calls.push({ path, key: key.value, given: properties.map((one: { key: { name: string } }) => one.key.name) });
    for (const inner of Object.values(node)) visit(inner);
  }
}

function isProperty({ type }: { type: string }): boolean {
  return type === 'Property';
}

/** The parameters that are either not given or not in the message. */
function lacking(key: MessageKey, given: string[]): string[] {
  const wanted = [...new Set(parametersOf(key))] as string[];
  return [...wanted.filter((name) => !given.includes(name)), ...given.filter((name) => !wanted.includes(name))];
}

/** The commands whose lines are in the language of the problems. */
const translated = ['check', 'dev', 'pull', 'serve-live', 'studio'];

test('commands print no line in one language alone', () => {
  const printed = translated.flatMap((name) => untranslatedIn(`${name}.ts`, sources[`../../cli/${name}.ts`] as string));
  expect(printed).toEqual([]);
  expect(untranslatedIn('a.ts', 'console.log(`${file} changed`); console.error(t("noRoute")[language]);')).toEqual([
    'a.ts: ${file} changed',
  ]);
});

/** The literal texts that the code prints. */
function untranslatedIn(path: string, source: string): string[] {
  const calls = source.matchAll(/console\.\w+\(([`'"])((?:(?!\1).)*)\1/gs);
  return [...calls]
    .map(([, , text = '']) => text)
    .filter((text) => /[A-Za-z]/.test(text.replace(/\$\{[^}]*\}|\\n/g, '')))
    .map((text) => `${path}: ${text}`);
}

test('a problem is reported in the language that is asked for, at the same place', async () => {
  const change = replacePassage('pages/second.json', '"type": "prose"', '"type": "prse"');
  const site = await siteWith(change);
  const [chinese] = checkSite(site, { language: 'zh' });
  const [english] = checkSite(site);
  expect({ ...chinese, message: '' }).toEqual({ ...english, message: '' });
  expect(chinese && problemFormatter('zh')(chinese)).toMatchInlineSnapshot(
    `"pages/second.json:8:15  sections[0] (prse).type: “prse”不是区块类型。是否想写“prose”？"`,
  );
  expect(await complaints(change)).toHaveLength(1);
});
