import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspectDraft } from '../../check/inspect-draft.ts';
import { createInspector } from '../../check/inspect-site.ts';
import { readExamples } from '../../generate/gallery/examples.ts';
import { siteWith } from '../../generate/gallery/small-site.ts';
import { isSample } from '../../model/schema/sample-text.ts';
import { root } from '../../site/paths.ts';
import { readSite } from '../../site/read-site.ts';
import { hasSimplified } from '../../testing/has-simplified.ts';
import { smallSiteInLanguages } from '../../testing/small-site-in-languages.ts';
import { firstValidSample, type SampleSite } from './section-sample.ts';

const all = readExamples();
const types = [...new Set(all.map(({ type }) => type))];

/** Types that are nothing without data: where a site has no collection that fits, they say so. */
const bound = ['article', 'news-preview', 'paged-news'];

describe.each([
  ['the press', join(root, 'engine/examples/press')],
  ['the observatory', join(root, 'engine/examples/observatory')],
])('on %s', (_, folder) => {
  let site: SampleSite;
  beforeAll(async () => {
    const input = await readSite(folder);
    site = { input, model: createInspector()(input).model };
  });
  const errorsOf = (section: unknown) => {
    const page = {
      $schema: '../schemas/page.schema.json',
      id: 'tried',
      route: '/tried',
      title: 'Tried',
      sections: [section],
    };
    const { problems } = inspectDraft('pages/tried.json', JSON.stringify(page), site.input, site.model);
    return problems
      .filter(({ severity, pointer }) => severity === 'error' && pointer.startsWith('/sections'))
      .map(({ message }) => message);
  };

  test.each(types)('a sample of %s has no error', (type) => {
    const examples = all.filter((one) => one.type === type).map(({ section: { id: _, ...section } }) => section);
    const errors = errorsOf(firstValidSample(examples as unknown as Record<string, unknown>[], site));
    if (!bound.includes(type)) expect(errors).toEqual([]);
  });

  test('the examples themselves have errors here', () => {
    expect(all.filter(({ section }) => errorsOf(section).length > 0).length).toBeGreaterThan(5);
  });
});

test('texts are marked as samples', () => {
  expect(['✎ A note', '<p>✎ A note', 'A note'].map(isSample)).toEqual([true, true, false]);
});

test('on a site in Traditional Chinese, texts are in it', async () => {
  const input = await siteWith(smallSiteInLanguages([{ code: 'zh-TW', name: '中文' }]));
  const site = { input, model: createInspector()(input).model };
  const textOf = (section: Record<string, unknown>) => JSON.stringify(firstValidSample([section], site));
  const samples = all.map(({ section }) => textOf(section as unknown as Record<string, unknown>)).join('');
  expect(samples).toContain('✎ 返回新聞列表');
  expect(samples.split('✎').filter(hasSimplified)).toEqual([]);
  // The control: a text that the generator does not know stays Simplified.
  const unknown = textOf({ type: 'prose', paragraphs: [{ zh: '这是新的', en: 'New' }] });
  expect(hasSimplified(unknown)).toBe(true);
});
