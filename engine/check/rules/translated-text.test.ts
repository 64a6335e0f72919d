import { expect, test } from 'vitest';
import { complaints, replacePassage } from '../../generate/gallery/small-site.ts';

const title = (zh: string, en: string) =>
  replacePassage('pages/second.json', '"title": "Second"', `"title": ${JSON.stringify({ zh, en })}`);

test('an English text that is the Chinese one is reported', async () => {
  expect(await complaints(title('第二页', '第二页'))).toMatchInlineSnapshot(`
    [
      "pages/second.json:5:29  title.en: The text under "en" is the Chinese one under "zh". Translate it.",
    ]
  `);
});

test('a sentence that is the same in both languages is reported', async () => {
  const same = 'Download the package for your system here.';
  expect(await complaints(title(same, same))).toMatchInlineSnapshot(`
    [
      "pages/second.json:5:68  title.en: "zh" and "en" say the same sentence. Translate it, or write a text that is the same in every language as a plain string.",
    ]
  `);
});

test.each(['NumPy', 'Linux x86_64', 'Intel oneAPI 2022.1, CUDA 11.6', '© 2025'])('the name %s is not', async (name) => {
  expect(await complaints(title(name, name))).toEqual([]);
});
