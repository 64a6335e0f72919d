import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepare, prerender } from '../client/app/prerender.tsx';
import { compilePage, routesOf } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { createTestContext } from '../generate/gallery/small-context.ts';
import { type Files, replacePassage } from '../generate/gallery/small-site.ts';
import type { RuleLevel } from '../model/checks.ts';
import { root } from '../site/paths.ts';
import { createJsdomSanitizer } from '../site/sanitizer.ts';
import { findHazards } from '../testing/hazards.ts';
import { type Besides, breaches, hostile, prose, siteWithBreach } from '../testing/rule-breaches.ts';
import { sample } from '../testing/test-depth.ts';
import { checkSite, createChecker } from './check.ts';
import { formatProblem, problemFormatter } from './problem.ts';
import type { Rule } from './rule.ts';
import { fixedCodes, rules } from './rules/rules.ts';
import type { SiteInput } from './site-files.ts';

const codesIn = (site: SiteInput) =>
  [...new Set(checkSite(site).map(({ code, severity }) => `${code} ${severity}`))].sort();

test('every rule that can be set is broken here', () => {
  expect(Object.keys(breaches).sort()).toEqual(rules.flatMap(({ code, firm }) => (firm ? [] : code)).sort());
});

test.each(Object.entries(breaches))(
  '%s has the level in site.json, and is not reported when it is off',
  async (code, breach) => {
    for (const level of ['error', 'warning'] satisfies RuleLevel[])
      expect(codesIn(await siteWithBreach(breach, { rules: { [code]: level } }))).toContain(`${code} ${level}`);
    const off = codesIn(await siteWithBreach(breach, { rules: { [code]: 'off' } }));
    expect(off.filter((one) => one.startsWith(`${code} `))).toEqual([]);
    // The control: the default level.
    const { severity } = rules.find((rule) => rule.code === code) as Rule;
    expect(codesIn(await siteWithBreach(breach, {}))).toContain(`${code} ${severity}`);
  },
);

test('without any of those that are errors by themselves, the site can still be made and shown safely', async () => {
  await prepare();
  const errors = rules.filter(({ severity, firm }) => severity === 'error' && !firm);
  for (const { code } of sample(errors, 3)) {
    const site = await siteWithBreach(breaches[code] as Files | Besides, { rules: { [code]: 'off' } });
    const context = createTestContext(site, createJsdomSanitizer());
    for (const language of ['zh', 'en'] as const)
      for (const route of routesOf(context)) {
        const { body } = await prerender(compilePage(route, language, context), compileSite(context, language));
        expect.soft(findHazards(body), `${code} ${route.path}`).toEqual([]);
      }
  }
  // The control: the record.
  expect(findHazards(hostile)).toHaveLength(2);
});

describe('a code under checks.rules that is none of a rule that can be set', () => {
  const told = async (rules: object) => checkSite(await siteWithBreach({}, { rules })).map(formatProblem);

  test('is reported, with the nearest, which --fix writes', async () => {
    const site = await siteWithBreach({}, { rules: { 'dead-lnk': 'off' } });
    const [problem, ...others] = checkSite(site);
    expect(others).toEqual([]);
    expect(problem && formatProblem(problem)).toMatch(
      /^pages\/site\.json:\d+:\d+ {2}checks\.rules\.dead-lnk: There is no rule "dead-lnk"\. Did you mean "dead-link"\?$/,
    );
    expect(problem?.fix?.text).toBe('"dead-link"');
    const [chinese] = checkSite(site, { language: 'zh' });
    expect(chinese && problemFormatter('zh')(chinese)).toMatch(/没有名为“dead-lnk”的规则。是否想写“dead-link”？$/);
  });

  test('is reported as always an error where no site could be made without it, and stays one', async () => {
    const firm = rules.flatMap(({ code, firm }) => (firm ? [code] : []));
    expect(firm).toContain('duplicate-page');
    for (const code of [...fixedCodes, ...firm])
      expect(await told({ [code]: 'off' })).toEqual([
        expect.stringContaining(`"${code}" is always an error: no site could be made without it. Remove this line.`),
      ]);
    const twice = await siteWithBreach(replacePassage('pages/second.json', '"id": "second"', '"id": "home"'), {
      rules: { 'duplicate-page': 'off' },
    });
    expect(codesIn(twice)).toEqual(['duplicate-page error', 'unknown-rule error']);
  });

  test('those that no rule tells are all known', async () => {
    const folder = join(root, 'engine/check');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const code = texts.join('\n').replace(/^ \*.*/gm, '');
    const written = [...code.matchAll(/\bcode: ('[^;,}]*')/g)].map(([, codes = '']) => codes);
    const found = new Set(written.flatMap((codes) => [...codes.matchAll(/'([\w-]+)'/g)].map(([, code]) => code)));
    for (const rule of rules) found.delete(rule.code);
    // The codes of invalid JSON come from the messages.
    expect([...found].sort()).toEqual(fixedCodes.filter((code) => !code.startsWith('json-')).sort());
    expect(fixedCodes).toContain('json-leading-zero');
  });
});

describe('what site.json sets', () => {
  const level = (value: unknown) => ({ rules: { 'html-in-text': 'off', 'page-budget': value } });
  const html = prose('a <b>bold</b> word');

  test('holds also where the rest of it has mistakes, each of which is one problem', async () => {
    expect(codesIn(await siteWithBreach(html, level('warning')))).toEqual([]);
    expect(codesIn(await siteWithBreach(html, level('wrning')))).toEqual(['unknown-value error']);
    expect(codesIn(await siteWithBreach(html, { ...level('off'), bugets: {} }))).toEqual(['unknown-field error']);
    const site = await siteWithBreach(html, level('off'));
    const text = (site.files['pages/site.json'] as string).replace('"logo"', '"lgo"');
    expect(codesIn({ ...site, files: { ...site.files, 'pages/site.json': text } })).toEqual(['unknown-field error']);
  });

  test('is seen by the next look, though no other file changed', async () => {
    const check = createChecker();
    const look = async (value: RuleLevel) =>
      check(await siteWithBreach(html, { rules: { 'html-in-text': value } })).map(({ severity }) => severity);
    expect([await look('warning'), await look('off'), await look('error')]).toEqual([['warning'], [], ['error']]);
  });
});
