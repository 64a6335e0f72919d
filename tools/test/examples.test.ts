import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkSite } from '../../engine/check/check.ts';
import { formatProblem } from '../../engine/check/problem.ts';
import { prepare, prerender } from '../../engine/client/app/prerender.tsx';
import type { CompileContext } from '../../engine/compile/context.ts';
import { compilePage } from '../../engine/compile/page.ts';
import { compileSite } from '../../engine/compile/site.ts';
import { findHtmlProblems } from '../../engine/generate/gallery/example-problems.ts';
import {
  examplePages,
  exampleSources,
  readExampleAnswer,
  readExamples,
  sectionTypes,
} from '../../engine/generate/gallery/examples.ts';
import { contextWith, findRoute } from '../../engine/generate/gallery/small-context.ts';
import { siteWith } from '../../engine/generate/gallery/small-site.ts';
import { root } from '../../engine/site/paths.ts';

const examples = readExamples();
const titles = examples.map(({ type, name }, index) => [`${type}: ${name.en}`, index] as const);
const schemas = (await siteWith()).schemas;

describe('a section is a whole folder', () => {
  test.each(sectionTypes)('%s', (type) => {
    const files = [`${type}.tsx`, 'descriptor.ts', 'example.json'];
    expect(files.filter((file) => !existsSync(join(root, 'engine/sections', type, file)))).toEqual([]);
    expect(examples.filter((example) => example.type === type).length).toBeGreaterThan(0);
  });

  test('and its examples are of its own type, each with a name of its own in both languages', () => {
    expect(examples.filter(({ type, section }) => section.type !== type)).toEqual([]);
    expect(examples.filter(({ name }) => !/\p{Script=Han}/u.test(name.zh) || !name.en)).toEqual([]);
    expect(new Set(titles.map(([title]) => title)).size).toBe(titles.length);
  });
});

describe('an example answer fits the schema that the collection gives', () => {
  test.each(exampleSources)('%s', (name) => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(
      schemas[`sources/${name}.schema.json`] ?? false,
    );
    validate(readExampleAnswer(name));
    expect(validate.errors ?? []).toEqual([]);
  });
});

test('every example passes the check', async () => {
  expect(checkSite(await siteWith(examplePages())).map(formatProblem)).toEqual([]);
});

describe('every example is rendered to HTML in both languages', () => {
  let context: CompileContext;
  beforeAll(async () => {
    context = await contextWith(examplePages());
    for (const name of exampleSources) {
      context.sources[name] = {
        ...(context.sources[name] as CompileContext['sources'][string]),
        answer: () => readExampleAnswer(name),
      };
    }
    await prepare();
  });

  test.each(titles)('%s', (_, index) => {
    const { type } = examples[index] as (typeof examples)[number];
    for (const language of ['zh', 'en'] as const) {
      const page = compilePage(findRoute(context, `/example-${index}`), language, context);
      const { body, lang } = prerender(page, compileSite(context, language));
      expect(lang).toBe(language === 'zh' ? 'zh-CN' : 'en');
      expect(findHtmlProblems(type, body)).toEqual([]);
      expect(prerender(page, compileSite(context, language)).body).toBe(body);
    }
  });
});
