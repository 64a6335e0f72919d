import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextWith } from '../../generate/gallery/small-context.ts';
import { smallCollections, smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import type { CompiledPicture, PictureVariants, SafeHtml } from '../../model/compiled.ts';
import type { PageFile } from '../../model/page-file.ts';
import { createAssetReader } from '../../site/asset-facts.ts';
import { emptyBundle, inlineWorkerPool, titleOnly } from '../../testing/inline-worker-pool.ts';
import { createPhoto } from '../../testing/photo.ts';
import { samples } from '../../testing/sample-files.ts';
import { writeSite } from '../write-site.ts';

let folder: string;
const page = smallSite['pages/product.json'];
const news = JSON.parse(smallCollections['pages/collections/news.json'] as string);
const markdown = '![A "photo"](photo.jpg "The > *caption*")\n\n[![A](<中文 a.jpg>)](/second) ![Drawn](a.svg)\n';
const names = [
  'photo.jpg',
  'same.jpg',
  'clear.png',
  'wide.webp',
  'narrow.jpg',
  'icon.png',
  'loop.gif',
  'loop.webp',
  'a.svg',
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-pictures-'));
  await mkdir(join(folder, 'assets/images'), { recursive: true });
  const put = (name: string, content: Uint8Array) => writeFile(join(folder, 'assets/images', name), content);
  // As a phone held upright takes it: stored on its side, in a wide color space, with the location.
  const photo = await (await createPhoto({ width: 1600, height: 1200 }))
    .withMetadata({ icc: 'p3', orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 92 })
    .toBuffer();
  await put('photo.jpg', photo);
  await put('same.jpg', photo);
  await put('中文 a.jpg', photo);
  const round = Buffer.from('<svg><circle cx="400" cy="300" r="250" fill="#fff"/></svg>');
  const clear = await (await createPhoto({ width: 800, height: 600 })).ensureAlpha().png().toBuffer();
  await put(
    'clear.png',
    await sharp(clear)
      .composite([{ input: round, blend: 'dest-in' }])
      .png()
      .toBuffer(),
  );
  await put('wide.webp', await (await createPhoto({ width: 2600, height: 400 })).webp({ quality: 95 }).toBuffer());
  await put('narrow.jpg', await (await createPhoto({ width: 300, height: 200 })).jpeg({ quality: 95 }).toBuffer());
  await put('icon.png', await (await createPhoto({ width: 32, height: 32 })).png().toBuffer());
  const frames = await Promise.all(
    [1, 2].map(async () => (await await createPhoto({ width: 400, height: 300 })).png().toBuffer()),
  );
  const loop = sharp(frames, { join: { animated: true } });
  await put('loop.gif', await loop.clone().gif().toBuffer());
  await put('loop.webp', await loop.clone().webp().toBuffer());
  await put('a.svg', samples.svg as Buffer);
});
afterAll(() => rm(folder, { recursive: true }));

let made: string[];
let said: string[];

/** Builds the site with a page of pictures, and returns its data file's sections. */
async function build(heading = 'Heading', shown = names) {
  const context = await contextWith({
    'pages/collections/news.json': {
      ...news,
      fields: { ...news.fields, content: { kind: 'Markdown', description: 'The text.' } },
    },
    'assets/records/news/news.json': [{ ...smallNews[0], content: 'one.md' }],
    'assets/records/news/one.md': markdown,
    'pages/product.md': markdown,
    'pages/product.json': {
      ...page,
      picture: { src: 'photo.jpg', alt: 'A' },
      sections: [
        { type: 'cards', id: 'cards', heading, cards: shown.map((src) => ({ title: src, picture: { src, alt: '' } })) },
        { type: 'expandable-list', id: 'rows', rows: [{ title: 'A', text: 'B' }] },
        {
          type: 'video-list',
          id: 'videos',
          videos: [{ name: 'A', to: 'files:example.mp4', poster: { src: 'wide.webp', alt: '' } }],
        },
        { type: 'article', id: 'text', content: 'product.md' },
      ],
    },
  });
  const reader = createAssetReader(folder);
  const pool = inlineWorkerPool(titleOnly);
  made = [];
  said = [];
  const fileOf = ({ id }: { id: string }) => `pages/${id}.json`;
  await writeSite({ ...context, fileOf, asset: reader.factsOf }, folder, emptyBundle, join(folder, 'dist'), {
    say: (line) => said.push(line),
    startPool(...args) {
      const started = pool(...args);
      const run: typeof started.run = (task, ...rest) => {
        if ('files' in task) made.push(task.picture);
        return started.run(task, ...rest);
      };
      return { ...started, run };
    },
  });
  return readPage(page.route.replace('{product}', 'gadget'));
}

async function readPage(route: string) {
  return (JSON.parse(await readFile(join(folder, 'dist/_data/en', `${route}.json`), 'utf8')) as PageFile).page;
}

const variantFiles = () => readdir(join(folder, 'dist/_/pictures'));
const fileAt = (address: string) => join(folder, 'dist', address);

type Sections = Awaited<ReturnType<typeof build>>['sections'];
const picturesOf = ([section]: Sections) => {
  const cards = section?.cards as { title: string; picture: CompiledPicture }[];
  return Object.fromEntries(cards.map(({ title, picture }) => [title, picture] as const));
};

test('a picture is converted into widths up to its own, upright, in sRGB, without metadata, in AVIF, WebP and its format', async () => {
  const { sections, picture: header } = await build();
  const pictures = picturesOf(sections);
  const photo = pictures['photo.jpg'] as CompiledPicture;
  expect(photo).toMatchObject({ width: 1200, height: 1600, variants: { widths: [240, 360, 540, 720, 1200] } });
  const { base, widths, own } = photo.variants as PictureVariants;
  expect(base).toMatch(/^\/_\/pictures\/[\w-]{10}-$/);
  expect(photo.src).toBe(`${base}720.jpg`);
  expect(own).toBe('720.jpg');
  const original = await stat(join(folder, 'assets/images/photo.jpg'));
  for (const file of [...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), own]) {
    const content = await readFile(fileAt(base + file));
    const { width, height, format, space, exif, icc, orientation, compression } = await sharp(content).metadata();
    const [wanted = '', ending] = file.split('.');
    expect({ width, height, space, exif, icc, orientation }, file).toEqual({
      width: Number(wanted),
      height: Math.round((Number(wanted) * 1600) / 1200),
      space: 'srgb',
      exif: undefined,
      icc: undefined,
      orientation: undefined,
    });
    expect(compression === 'av1' ? 'avif' : format.replace('jpeg', 'jpg'), file).toBe(ending);
    expect(content.length, file).toBeLessThan(original.size);
  }
  // The original is published as it is, apart from the place where it was taken.
  const { exif, orientation, icc } = await sharp(fileAt('images/photo.jpg')).metadata();
  expect(exif?.includes('GPS') || exif?.includes('52/1')).toBe(false);
  expect(exif?.length).toBeLessThan(40);
  expect(orientation).toBe(6);
  expect(icc).toBeDefined();
  // Its content is that of the photo, turned to the right: the colors of the corners changed places.
  const corner = async (file: string, left: number, top: number) => {
    const { channels } = await sharp(
      await sharp(file).resize(60).extract({ left, top, width: 6, height: 6 }).toBuffer(),
    ).stats();
    return channels.map(({ mean }) => Math.round(mean));
  };
  const upright = await corner(fileAt(`${base}720.webp`), 54, 0);
  const stored = await corner(join(folder, 'assets/images/photo.jpg'), 0, 0);
  for (const [band, value] of upright.entries()) expect(Math.abs(value - (stored[band] as number))).toBeLessThan(12);

  // The same content has the same variants; the header's picture is one element with widths in one format.
  expect(pictures['same.jpg']?.variants).toEqual(photo.variants);
  expect(header).toMatchObject({
    src: photo.src,
    sizes: expect.stringContaining('min(24rem, 14rem)'),
    srcSet: expect.stringContaining(`${base}720.webp 720w`),
  });
  // Never enlarged, and with its transparency.
  const clear = pictures['clear.png']?.variants as PictureVariants;
  expect(clear).toMatchObject({ widths: [240, 360, 540, 800], own: '800.png' });
  expect((await sharp(fileAt(`${clear.base}360.avif`)).metadata()).hasAlpha).toBe(true);
  expect(pictures['wide.webp']?.variants).toMatchObject({
    widths: [240, 360, 540, 720, 1080, 1440, 1920],
    own: '1080.webp',
  });
  expect(pictures['narrow.jpg']?.variants).toMatchObject({ widths: [240, 300] });
});

test('a picture in Markdown has widths and its size, in an article and in a record', async () => {
  const { sections } = await build();
  const html = (sections[3]?.content as SafeHtml | undefined)?.html;
  const base = picturesOf(sections)['photo.jpg']?.variants?.base;
  const sizes = 'sizes="(min-width: 46rem) 42rem, calc(100vw - 2rem)"';
  const widths = (ending: string) => [240, 360, 540, 720, 1200].map((one) => `${base}${one}.${ending} ${one}w`).join();
  const picture = (alt: string) =>
    `<picture><source type="image/avif" srcset="${widths('avif')}" ${sizes}><img alt="${alt}" loading="lazy" width="1200" height="1600" srcset="${widths('webp')}" ${sizes} src="${base}720.jpg"></picture>`;
  expect(html?.trim().split('\n')).toEqual([
    `<figure>${picture('A &quot;photo&quot;')}<figcaption>The &gt; <em>caption</em></figcaption></figure>`,
    `<p><a href="/en/second">${picture('A')}</a> <img src="/images/a.svg" alt="Drawn" loading="lazy"></p>`,
  ]);
  const [record] = (await readPage('/item/1')).sections;
  const { answer, pictures } = record?.data ?? {};
  expect((answer as { content: SafeHtml }).content.html).toBe(html);
  // For the answer of the API, which visitors' browsers prepare in the same way.
  expect(pictures?.['/images/photo.jpg']).toMatchObject({ width: 1200, variants: { base } });
});

test('icons, animations and drawings stay as they are, and a poster is one file', async () => {
  const { sections } = await build();
  const pictures = picturesOf(sections);
  for (const name of ['icon.png', 'loop.gif', 'loop.webp', 'a.svg']) {
    expect(pictures[name]?.src).toBe(`/images/${name}`);
    expect(pictures[name]?.variants, name).toBeUndefined();
  }
  const [video] = (sections[2]?.videos ?? []) as { poster: CompiledPicture }[];
  expect(video?.poster).toEqual({ src: expect.stringMatching(/-1080\.webp$/), alt: '', width: 2600, height: 400 });
});

test('a second build converts no picture, and neither does another word; a changed picture replaces its variants', async () => {
  await build();
  const before = await variantFiles();
  await build();
  expect(made).toEqual([]);
  await build('Another heading');
  expect(made).toEqual([]);
  expect(await variantFiles()).toEqual(before);
  const narrow = join(folder, 'assets/images/narrow.jpg');
  const old = await readFile(narrow);
  await writeFile(narrow, await (await createPhoto({ width: 300, height: 210 })).jpeg({ quality: 95 }).toBuffer());
  await build();
  expect(made).toEqual(['images/narrow.jpg']);
  expect(said).toEqual([expect.stringContaining('converts new pictures')]);
  const after = await variantFiles();
  expect(after).toHaveLength(before.length);
  expect(after.filter((file) => !before.includes(file))).toHaveLength(5);
  await writeFile(narrow, old);
  await build('Heading', ['a.svg']);
  // Of the header's picture and the poster.
  const left = new Set((await variantFiles()).map((file) => file.slice(0, 10)));
  expect(left.size).toBe(2);
});

test('a picture that cannot be read ends the build with its name', async () => {
  // Its header is all that the check reads.
  const damaged = await (await createPhoto({ width: 900, height: 900 })).avif({ quality: 98, effort: 0 }).toBuffer();
  await writeFile(join(folder, 'assets/images/icon.png'), damaged.fill(7, 1000));
  await expect(build()).rejects.toThrow(
    /assets\/images\/icon\.png cannot be read as a picture: .+\. Export it again\./,
  );
});
