import { describe, expect, test } from 'vitest';
import { type Files, replacePassage, siteWith, smallCollections, smallNews } from '../generate/gallery/small-site.ts';
import { sampleCount } from '../testing/test-depth.ts';
import { checkSite } from './check.ts';
import { applyAllFixes } from './fix.ts';
import type { Problem } from './problem.ts';
import type { SiteInput } from './site-files.ts';

const $schema = '../schemas/words.schema.json';
const about = ({ code, file, place, severity }: Problem) => `${severity} ${code} ${file} ${place}`;
const characterAt = (site: SiteInput, { file, line, column }: Problem) =>
  site.files[file]?.split('\n')[line - 1]?.slice(column - 1, column + 5);

/** The files of a site after `check --fix`. */
function fixed(site: SiteInput): Record<string, string> {
  const files = { ...site.files };
  for (const { file, text } of applyAllFixes(checkSite(site), files, (texts) => checkSite({ ...site, files: texts })))
    files[file] = text;
  return files;
}

/** The same flaw in every kind of file, field and name. */
const places: [string, (flaw: string) => Files, place: string][] = [
  ['a title', (flaw) => replacePassage('pages/second.json', '"title": "Second"', `"title": "Sec${flaw}ond"`), 'title'],
  ['one language', (flaw) => replacePassage('pages/news.json', '"zh": "新闻"', `"zh": "新${flaw}闻"`), 'title.zh'],
  [
    'a text',
    (flaw) => replacePassage('pages/second.json', 'runs `gadget', `ru${flaw}ns \`gadget`),
    'sections[0] (prose).paragraphs[0]',
  ],
  ['the site', (flaw) => replacePassage('pages/site.json', '"example.svg"', `"exam${flaw}ple.svg"`), 'logo'],
  ['an id', (flaw) => replacePassage('pages/second.json', '"id": "second"', `"id": "sec${flaw}ond"`), 'id'],
  [
    'a field’s name',
    (flaw) => replacePassage('pages/second.json', '"title": "Second"', `"ti${flaw}tle": "Second"`),
    'ti*tle',
  ],
  [
    'a record',
    (flaw) => ({
      'assets/records/news/a.json': JSON.stringify({ ...smallNews[0], title: 'xFLAWx' }, null, 2).replace('FLAW', flaw),
    }),
    'title',
  ],
  [
    'HTML of a record',
    (flaw) => ({
      'assets/records/news/a.json': JSON.stringify({ ...smallNews[0], content: '<p>xFLAWx</p>' }, null, 2).replace(
        'FLAW',
        flaw,
      ),
    }),
    'content',
  ],
  [
    'words',
    (flaw) => ({
      'pages/words.json': JSON.stringify({ $schema, map: { zoomIn: { en: 'NeFLAWarer' } } }, null, 2).replace(
        'FLAW',
        flaw,
      ),
    }),
    'map.zoomIn.en',
  ],
  [
    'a collection',
    (flaw) => ({
      'pages/collections/news.json': (smallCollections['pages/collections/news.json'] ?? '').replace(
        'A news',
        `A ne${flaw}ws`,
      ),
    }),
    'description',
  ],
];

const flaws = ['\\u000b', '\\ud800', '\\b', '\\u200b', '\ufeff'];

describe('one problem, at its character, with a fix', () => {
  test.each(places.map((one, at) => [...one, at] as const))('in %s', async (_, files, place, at) => {
    const clean = fixed(await siteWith(files('')));
    // In a run that is not full every second flaw, from another one on in each place.
    for (const flaw of flaws.filter((_, index) => (index + at) % sampleCount(1, 2) === 0)) {
      const site = await siteWith(files(flaw));
      const problems = checkSite(site).filter(({ code }) => /character$/.test(code));
      expect(problems, flaw).toHaveLength(1);
      const [problem] = problems as [Problem];
      const isUnpublishable = /000b|d800|\\b/.test(flaw);
      expect(problem.code, flaw).toBe(isUnpublishable ? 'unpublishable-character' : 'invisible-character');
      expect(characterAt(site, problem)?.startsWith(flaw), `${flaw} ${about(problem)}`).toBe(true);
      if (place) expect(problem.place.replace(/[^\w.[\]() ]+/, '*'), flaw).toBe(place);
      // A vertical tab becomes a space, which is where Word breaks a line.
      if (flaw !== '\\u000b') expect(fixed(site), flaw).toEqual(clean);
      expect(checkSite({ ...site, files: fixed(site) }).filter(({ code }) => /character$/.test(code))).toEqual([]);
    }
  });

  test('a control character that is written as it is', async () => {
    for (const raw of ['\u000b', '\u0000', '\u001b']) {
      const site = await siteWith(replacePassage('pages/second.json', '"title": "Second"', `"title": "Sec${raw}ond"`));
      const [problem, ...more] = checkSite(site);
      expect([problem?.code, problem?.severity, more.length]).toEqual(['json-control-character', 'error', 0]);
      expect(checkSite({ ...site, files: fixed(site) })).toEqual([]);
    }
  });

  test('a reference of HTML to a character that cannot be published', async () => {
    const record = (content: string) => ({ 'assets/records/news/a.json': { ...smallNews[0], content } });
    for (const reference of ['&#11;', '&#x1B;', '&#xFFFE;', '&#55296;']) {
      const problems = checkSite(await siteWith(record(`<p>a${reference}b</p>`)));
      expect(problems.map(({ code }) => code)).toEqual(['unpublishable-character']);
    }
    expect(checkSite(await siteWith(record('<p>a&#10;b&#160;&#20013;</p>')))).toEqual([]);
  });

  test('an error where the value is of use to nothing with the character in it', async () => {
    const problems = checkSite(
      await siteWith(replacePassage('pages/second.json', '"id": "second"', '"id": "second\\u200b"')),
    );
    expect(problems.map(about)).toEqual(['error invisible-character pages/second.json id']);
  });

  test('several in one text', async () => {
    const site = await siteWith(
      replacePassage('pages/second.json', '"Second"', '"\\u200bSe\\u00a0\\u00a0c\\u000bond \\uff12\\uff10"'),
    );
    expect(checkSite(site).map(({ message }) => message)).toEqual([
      'U+000B cannot be published: feeds, the sitemap and PDFs would break. Remove it. This text has 4 such places.',
    ]);
    expect(fixed(site)['pages/second.json']).toContain('"Se c\\nond 20"');
  });
});

test('two names of an object do not become one by a fix', async () => {
  const titled = (names: string) =>
    replacePassage('pages/second.json', '"title": "Second"', `${names}, "title": "Second"`);
  const fixesOf = async (names: string) =>
    checkSite(await siteWith(titled(names)))
      .filter(({ code, file }) => code === 'invisible-character' && file === 'pages/second.json')
      .map(({ fix }) => fix !== undefined);
  expect(await fixesOf('"le\u200bad": "a", "le\u200cad": "b"')).toEqual([false, false]);
  expect(await fixesOf('"le\u200bad": "a", "lead": "b"')).toEqual([false]);
  expect(await fixesOf('"le\u200bad": "a"')).toEqual([true]);
});

test('characters that are meant give no problem', async () => {
  const text = '👩\u200d🔬 10\u00a0km «\u202fa\u202f» é ü \\n \\u4e2d \\ud83d\\ude00';
  const site = await siteWith(
    replacePassage(
      'pages/second.json',
      '"title": "Second",',
      `"title": "Second", "contentLanguage": "zh", "description": "${text}",`,
    ),
  );
  expect(checkSite(site).filter(({ code }) => /character/.test(code))).toEqual([]);
});
