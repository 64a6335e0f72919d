import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, siteWith } from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';

/** The second page with this text as its paragraph. Chinese texts are on a page with Chinese content. */
function second(text: string) {
  const [[file, page]] = Object.entries(
    replacePassage('pages/second.json', '**{product}** runs `gadget in`.', text),
  ) as [[string, string]];
  return { [file]: page.replace('"title": "Second",', '"title": "Second", "contentLanguage": "zh",') };
}

describe('markup that is shown to visitors as written gives one warning', () => {
  test('bold with spaces inside its asterisks, with the words to write', async () => {
    expect(await complaints(second('** 注意 **选择安装包'))).toMatchInlineSnapshot(`
      [
        "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: "**" is shown to visitors as written. Bold is written **words**, with no space after the first asterisks or before the last. Formulas go between backticks. Did you mean "**注意**"?",
      ]
    `);
  });

  test('bold that nothing closes, for which there is no suggestion', async () => {
    expect(await complaints(second('an open **word'))).toMatchInlineSnapshot(`
      [
        "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: "**" is shown to visitors as written. Bold is written **words**, with no space after the first asterisks or before the last. Formulas go between backticks.",
      ]
    `);
  });

  test('code without its second backtick', async () => {
    expect(await complaints(second('run `gadget'))).toMatchInlineSnapshot(`
      [
        "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: "\`" is shown to visitors as written. Code stands between two backticks.",
      ]
    `);
  });

  test('a link with a space in its target', async () => {
    expect(await complaints(second('[words](/second page)'))).toMatchInlineSnapshot(`
      [
        "pages/second.json:11:9  sections[0] (prose).paragraphs[0]: "](" is shown to visitors as written. A link is written [label](target), with no space in the target.",
      ]
    `);
  });

  test('in one language of two, at that language', async () => {
    const title = replacePassage('pages/news.json', '"zh": "新闻"', '"zh": "**新闻！列表"');
    expect(await complaints(title)).toMatchInlineSnapshot(`
      [
        "pages/news.json:9:11  title.zh: "**" is shown to visitors as written. Bold is written **words**, with no space after the first asterisks or before the last. Formulas go between backticks.",
      ]
    `);
  });

  test('which does not stop a build', async () => {
    const [problem, ...more] = checkSite(await siteWith(second('**注意：选择')));
    expect(problem).toMatchObject({ code: 'unclosed-markup', severity: 'warning' });
    expect(more).toEqual([]);
  });

  test('and none where the marks are escaped, in code, or bold with punctuation at its edge', async () => {
    const text = '2 \\\\*\\\\* 3, `a ** b`, **注意**：选择，**注意：**选择，用**“高精度”**模式，**Note:**next';
    expect(await complaints(second(text))).toEqual([]);
  });

  test('in time on a text of nothing but marks', async () => {
    expect(await complaints(second('字 **！'.repeat(20_000)))).toHaveLength(1);
  });
});
