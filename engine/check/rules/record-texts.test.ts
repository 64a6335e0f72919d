import { describe, expect, test } from 'vitest';
import { complaints, smallNews } from '../../generate/gallery/small-site.ts';

const file = 'assets/records/news/all.json';

/** The check's messages for the news if the first item has these fields. */
async function told(fields: object) {
  const [first, ...others] = smallNews;
  return complaints({ [file]: [{ ...first, ...fields }, ...others] });
}

describe('a text of a record', () => {
  test('in Chinese under the code of English is reported', async () => {
    const problems = await told({ title: { zh: '新版本发布', en: '新版本发布' } });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/\[0\]\.title\.en: The text under "en" is the Chinese one/);
  });

  test('with one sentence in both languages is reported, also as HTML', async () => {
    const same = 'The new release computes the phonons of large cells.';
    expect((await told({ summary: { zh: same, en: same } })).join()).toMatch(/summary\.en: .*same sentence/);
    const html = `<p>${same}</p>`;
    expect((await told({ content: { zh: html, en: html } })).join()).toMatch(/content\.en: .*same sentence/);
  });

  test('in Chinese alone is reported', async () => {
    expect((await told({ title: '新版本现已发布' })).join()).toMatch(/title: .*this one holds Chinese/);
    expect((await told({ content: '<p>新版本现已发布。</p>' })).join()).toMatch(/content: .*this one holds Chinese/);
  });

  test.each(['NumPy 2.1', 'Linux x86_64', 'H₂O + CO₂', '王小明'])('that is the name %s is not', async (name) => {
    expect(await told({ title: name })).toEqual([]);
  });

  test('that is empty in one language is reported once, and one that is empty in both is not', async () => {
    const problems = await told({ summary: { zh: '有内容。', en: ' ' } });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/summary\.en: The text is empty under "en", and says something under "zh"/);
    expect(await told({ summary: { zh: '', en: '' } })).toEqual([]);
  });
});

describe('the HTML of a record', () => {
  test.each([
    ['an open tag', '<p>a <b>b</p>', 'b'],
    ['an end tag alone', '<p>a</p></div>', 'div'],
    ['a tag that only seems to end itself', '<p>a <em/>b</p>', 'em'],
  ])('with %s is reported', async (_, content, name) => {
    const problems = await told({ content });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`content: .*${name}`));
  });

  test.each(['<ul><li>a<li>b</ul>', '<p>a<p>b', 'a<br>b<hr/><img src="/images/example.svg" alt="">'])(
    '%s is not',
    async (content) => {
      expect(await told({ content })).toEqual([]);
    },
  );

  test('may hold a drawing whose shapes end themselves', async () => {
    const problems = await told({ content: '<svg viewBox="0 0 1 1"><path d="M0 0"/><g/></svg>' });
    expect(problems.filter((one) => /never closed|closes/.test(one))).toEqual([]);
  });
});
