import { expect, test } from 'vitest';
import { replacePassage, siteWith, smallNews } from '../generate/gallery/small-site.ts';
import { plantMistakes } from '../testing/mistakes/classes.ts';
import { sampleCount } from '../testing/test-depth.ts';
import type { CheckCache } from './cached-file.ts';
import { createInspector, type SiteInspection } from './inspect-site.ts';
import type { SiteInput } from './site-files.ts';

const news = { 'assets/records/news/news.json': smallNews };
const site = await siteWith(news);
const settings = 'pages/site.json';

/** The cached inspection of a site for use with another site, after serialization. */
function keptFrom({ keep }: SiteInspection, before: SiteInput, { files }: SiteInput): CheckCache {
  const told: ReturnType<SiteInspection['keep']> = JSON.parse(JSON.stringify(keep()));
  const known = new Map(told.files);
  const isSame = (path: string) => files[path] === before.files[path];
  return {
    file: (path) => (isSame(settings) && isSame(path) ? known.get(path) : undefined),
    textOf: (path) => files[path] as string,
    holdsBeside: (facts) => JSON.stringify(facts) === JSON.stringify(told.facts),
  };
}

/** A site that records the reads of its files' texts. */
function noting(input: SiteInput): { input: SiteInput; read: Set<string> } {
  const read = new Set<string>();
  const files = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(input.files).map(([path, text]) => {
        const get = () => {
          read.add(path);
          return text;
        };
        return [path, { enumerable: true, get }];
      }),
    ),
  );
  return { input: { ...input, files, versionOf: (path) => path }, read };
}

const sound = createInspector()(site);

test('with what was kept of the sound site, every mistake is reported as without it, and so is the site when it is fixed', {
  timeout: 240_000,
}, () => {
  const mistakes = [...plantMistakes(site).values()].flatMap(([first]) => first ?? []);
  const tried = mistakes.filter((_, index) => index % sampleCount(1, 6) === 0);
  for (const { kind, file, offset, end, by } of tried) {
    const text = site.files[file] as string;
    const wrong = { ...site, files: { ...site.files, [file]: text.slice(0, offset) + by + text.slice(end) } };
    const fresh = createInspector()(wrong);
    const { problems } = createInspector()(wrong, { kept: keptFrom(sound, site, wrong) });
    expect(problems, kind).toEqual(fresh.problems);
    const mended = createInspector()(site, { kept: keptFrom(fresh, wrong, site) });
    expect(mended.problems, kind).toEqual([]);
    expect(mended.keep(), kind).toEqual(sound.keep());
  }
  expect(tried.length).toBeGreaterThan(25);
});

test.each([
  ['nothing', {}, []],
  ['a text', replacePassage('pages/second.json', '** runs', '** ran'), ['pages/second.json']],
  [
    'a record’s words',
    { 'assets/records/news/news.json': smallNews.map((one) => ({ ...one, title: { zh: '新', en: 'New' } })) },
    [],
  ],
])('after a change of %s only the texts of pages with records as parameters are read', async (_, change, changed) => {
  const now = await siteWith({ ...news, ...change });
  const { input, read } = noting(now);
  const { problems } = createInspector()(input, { kept: keptFrom(sound, site, now) });
  expect(problems).toEqual([]);
  const plain = ['pages/home.json', 'pages/product.json', 'pages/second.json'];
  expect(plain.filter((path) => read.has(path))).toEqual(changed);
});

test('a page that is recalled is the page that was read, with its fields in their order', () => {
  const { input, read } = noting(site);
  const { model } = createInspector()(input, { kept: keptFrom(sound, site, site) });
  expect([...read]).not.toContain('pages/second.json');
  for (const { file } of model.pages) {
    const text = site.files[file.file] as string;
    expect(JSON.stringify(file.value)).toBe(JSON.stringify(JSON.parse(text)));
    expect(file.text).toBe(text);
  }
});
