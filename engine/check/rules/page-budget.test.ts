import { describe, expect, test } from 'vitest';
import { complaints, type Files, siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import type { PictureFile } from '../../model/variant-widths.ts';
import { checkSite, createChecker } from '../check.ts';
import { formatProblem } from '../problem.ts';

const told = (sections: unknown[]) =>
  complaints({ 'pages/product.json': { ...smallSite['pages/product.json'], sections } });
const prose = (text = 'A') => ({ type: 'prose', paragraphs: [text] });

test('a page of more than 40 sections is reported', async () => {
  expect(await told(Array.from({ length: 41 }, () => prose()))).toMatchInlineSnapshot(`
    [
      "pages/product.json:6:15  sections: The page has 41 sections; more than 40 make it slow to load and to read. Split it.",
    ]
  `);
});

test('a page of more than 200 kB is reported', async () => {
  expect(await told([prose('word '.repeat(40_000))])).toMatchInlineSnapshot(`
    [
      "pages/product.json:6:15  sections: The page's descriptor holds 201 kB; more than 200 kB make it slow to load. Split it.",
    ]
  `);
});

test('a page of 40 sections is not', async () => {
  expect(await told(Array.from({ length: 40 }, () => prose()))).toEqual([]);
});

test('site.json sets both budgets, each in place of the usual one', async () => {
  const within = async (budgets: object, sections: unknown[]) =>
    complaints({
      'pages/site.json': { ...smallSite['pages/site.json'], checks: { budgets } },
      'pages/product.json': { ...smallSite['pages/product.json'], sections },
    });
  const many = (count: number) => Array.from({ length: count }, () => prose());
  expect(await within({ sections: 60 }, many(60))).toEqual([]);
  expect(await within({ sections: 60 }, many(61))).toEqual([expect.stringContaining('has 61 sections; more than 60 ')]);
  expect(await within({ descriptor: 300 }, [prose('word '.repeat(59_000))])).toEqual([]);
  expect(await within({ descriptor: 2 }, [prose('word '.repeat(400))])).toEqual([
    expect.stringContaining('holds 3 kB; more than 2 kB '),
  ]);
  expect(await within({ descriptor: 300 }, many(41))).toEqual([expect.stringContaining('more than 40 ')]);
  expect(await within({ sections: 0 }, [])).toEqual([expect.stringContaining('0 is too small: write 1 or more.')]);
  expect(await within({ descriptor: 1.5 }, [])).toEqual([
    expect.stringContaining('1.5 is a number; this must be a whole number'),
  ]);
});

test('included sections count, even if only the included file changed since the last inspection', async () => {
  const check = createChecker();
  const shared = (paragraph: string) => ({
    'pages/shared/links.json': { ...smallSite['pages/shared/links.json'], sections: [prose(paragraph)] },
  });
  const about = async (paragraph: string) => check(await siteWith(shared(paragraph))).map(({ file }) => file);
  expect(await about('A')).not.toContain('pages/second.json');
  expect(await about('word '.repeat(40_000))).toContain('pages/second.json');
  expect(await about('A')).not.toContain('pages/second.json');
});

describe('the pictures of a page', () => {
  const photo = { bytes: 3_000_000, width: 4000, height: 3000, still: 'jpg' } satisfies PictureFile;
  /** The messages for a page that shows these files. */
  const about = async (files: Record<string, PictureFile>, budgets?: object) => {
    const shown = Object.keys(files).map((src) => ({ title: src, picture: { src, alt: '' } }));
    const [first, ...others] = shown;
    const { picture } = first ?? {};
    const sections = [{ type: 'cards', cards: others }, prose()];
    return inSite(files, {
      ...(budgets && { 'pages/site.json': { ...smallSite['pages/site.json'], checks: { budgets } } }),
      'pages/product.json': { ...smallSite['pages/product.json'], picture, sections },
    });
  };
  const inSite = async (files: Record<string, PictureFile>, changes: Files) => {
    const input = await siteWith(changes);
    const pictureOf = (asset: string) => files[asset.replace('images/', '')];
    const assets = [...input.assets, ...Object.keys(files).map((name) => `images/${name}`)];
    const problems = checkSite({ ...input, assets, pictureOf, sizeOf: (asset) => pictureOf(asset)?.bytes });
    return problems.filter(({ code }) => code === 'page-budget').map(formatProblem);
  };
  const photos = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`photo-${index}.jpg`, photo]));

  test('are reported if they are heavy on a phone, with the largest and what to do', async () => {
    // As the build converts them: 720 pixels wide.
    expect(await about(photos(13))).toEqual([]);
    expect(await about(photos(14))).toEqual([expect.stringContaining('Show fewer pictures on this page.')]);
    const { still, ...loop } = photo;
    expect(await about({ 'photo.jpg': photo, 'loop.gif': { ...loop, bytes: 700_000 } })).toMatchInlineSnapshot(`
      [
        "pages/product.json:13:20  sections[0] (cards).cards[0].picture.src: The page's pictures are about 736 kB on a phone (390 px wide, double density); more than 500 kB make it slow. The largest is assets/images/loop.gif, about 700 kB. An animation is published as it is: use a video instead.",
      ]
    `);
    expect(await about({ 'a.svg': { ...loop, bytes: 2_000_000 } })).toEqual([
      expect.stringContaining('Simplify the drawing, or export it as PNG or WebP.'),
    ]);
    // So flat a picture gains nothing, and is published as it is.
    expect(
      await about({ 'flat.png': { ...photo, width: 20_000, height: 20_000, still: 'png', bytes: 600_000 } }),
    ).toEqual([]);
    const tall = { ...photo, width: 800, height: 14_000, bytes: 510_000, still: 'png' } satisfies PictureFile;
    expect(await about({ 'tall.png': tall })).toEqual([
      expect.stringContaining('It is published as it is: export it with fewer pixels.'),
    ]);
  });

  test('have the budget that site.json sets', async () => {
    expect(await about(photos(14), { pictures: 600 })).toEqual([]);
    expect(await about(photos(3), { pictures: 100 })).toEqual([expect.stringContaining('more than 100 kB')]);
  });

  test('of Markdown count, in one language at a time', async () => {
    const sections = [{ type: 'article', content: { zh: 'text.zh.md', en: 'text.en.md' } }];
    const inMarkdown = (zh: number, en: number) => {
      const named = Object.keys(photos(zh + en)).map((name) => `![A](${name})\n`);
      return inSite(photos(zh + en), {
        'pages/product.json': { ...smallSite['pages/product.json'], sections },
        'pages/text.zh.md': named.slice(0, zh).join('\n'),
        'pages/text.en.md': named.slice(zh).join('\n'),
      });
    };
    expect(await inMarkdown(10, 10)).toEqual([]);
    expect(await inMarkdown(1, 14)).toEqual([expect.stringContaining('Show fewer pictures on this page.')]);
  });

  test('are measured once, although several pages show them, and again after they change', async () => {
    const input = await siteWith({
      'pages/product.json': { ...smallSite['pages/product.json'], picture: { src: 'photo.jpg', alt: '' } },
      'pages/second.json': { ...smallSite['pages/second.json'], picture: { src: 'photo.jpg', alt: '' } },
    });
    const check = createChecker();
    const measured: string[] = [];
    const reported = (bytes: number) => {
      const sizeOf = (asset: string) => {
        measured.push(asset);
        return asset === 'images/photo.jpg' ? bytes : 0;
      };
      const pictureOf = () => ({ bytes, width: 100, height: 100 });
      const assets = [...input.assets, 'images/photo.jpg'];
      return check({ ...input, assets, sizeOf, pictureOf }).filter(({ code }) => code === 'page-budget').length;
    };
    expect(reported(100)).toBe(0);
    expect(measured.filter((asset) => asset === 'images/photo.jpg')).toHaveLength(1);
    expect(reported(600_000)).toBe(2);
  });
});
