import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { build } from '../../engine/build/build.ts';
import { type ServedSite, serveSite } from '../../engine/server/serve-site.ts';
import { createPhoto } from '../../engine/testing/photo.ts';
import { visitors } from './browser.ts';
import { atLeisure } from './wait-for-hydration.ts';

const { visit } = visitors();

const names = ['a', 'b', 'c', 'd', 'e'];
const photo = (name: string) => ({ src: `${name}.jpg`, alt: `Photo ${name}` });
const card = (name: string) => ({ title: name, to: '/visit', picture: photo(name) });
const cards = (columns: number) => ({ type: 'cards', id: `cards-${columns}`, variant: 'picture', columns });
const slide = { title: 'Slide', to: '/visit', picture: photo('b') };
const feature = { paragraphs: ['Words.'], picture: photo('c') };

/** Pages with a picture in every place that shows some, by their names. */
const pages: Record<string, { picture?: object; sections: object[] }> = {
  photographs: {
    picture: photo('a'),
    sections: [2, 3, 4, 5].map((columns) => ({ ...cards(columns), cards: names.map(card) })),
  },
  banner: { sections: [{ type: 'carousel', id: 'banner', label: 'Slides', variant: 'banner', slides: [slide] }] },
  places: {
    sections: [
      { type: 'carousel', id: 'panel', label: 'Slides', slides: [slide] },
      { type: 'feature', id: 'plain', ...feature },
      { type: 'feature', id: 'tinted', background: 'tinted', pictureSide: 'start', ...feature },
      { type: 'steps', id: 'steps', steps: [{ title: 'Step', text: ['Words.'], picture: photo('d') }] },
      { type: 'logo-grid', id: 'logos', logos: [{ name: 'Logo', picture: photo('e') }] },
      { type: 'cards', id: 'icons', variant: 'icon', cards: [card('a')] },
    ],
  },
};

let site: string;
let server: ServedSite;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-pictures-'));
  await cp(inject('samples').museum.folder, site, { recursive: true, preserveTimestamps: true });
  // Photographs as phones take them, with the width first in some and the height in others.
  const sizes = names.map((_, index) => (index % 2 ? { width: 3000, height: 2250 } : { width: 2400, height: 3000 }));
  for (const [index, name] of names.entries())
    await (await createPhoto(sizes[index] as (typeof sizes)[0]))
      .jpeg({ quality: 92 })
      .toFile(join(site, 'assets/images', `${name}.jpg`));
  for (const [name, page] of Object.entries(pages))
    await writeFile(
      join(site, 'pages', `${name}.json`),
      JSON.stringify({ $schema: '../schemas/page.schema.json', id: name, route: `/${name}`, title: name, ...page }),
    );
  const journal = join(site, 'assets/records/entry/journal.json');
  const entries = JSON.parse(await readFile(journal, 'utf8')) as object[];
  const content = '<p>Words.</p><p><img src="/images/b.jpg" alt="Photo b"></p>';
  await writeFile(journal, JSON.stringify(entries.map((entry) => ({ ...entry, picture: 'b.jpg', content }))));
  if ((await build({ site, target: 'any' })) !== 0) throw new Error('the site does not build');
  server = await serveSite(site);
}, 600_000);
afterAll(async () => {
  await server?.close();
  await rm(site, { recursive: true, force: true });
});

const paths = ['/photographs', '/banner', '/places', '/journal', '/journal/entries/1'];

interface Shown {
  place: string;
  /** In pixels of the screen. */
  needed: number;
  loaded: number;
  source: string;
}

/** Loads all pictures of a page, and compares each with the pixels that the screen shows of it. */
async function picturesOn(page: Page, density: number): Promise<Shown[]> {
  return page.evaluate(async (density) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((one) => one.srcset);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const { clientWidth, clientHeight } = image;
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const fit = getComputedStyle(image).objectFit;
      // What the box of a picture that is shown whole leaves free needs no pixels.
      const drawn = fit === 'contain' ? Math.min(clientWidth, clientHeight * ratio) : clientWidth;
      const loaded = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
      const place = `${image.closest('[data-section]')?.id ?? 'header'} ${image.alt || 'picture'}`;
      return { place, needed: Math.round(drawn * density), loaded, source: image.currentSrc };
    });
  }, density);
}

describe('the widths of pictures', () => {
  it.each([
    [390, 3],
    [390, 2],
    [800, 2],
    [1440, 1],
    [1440, 2],
  ])('fit the pixels that a window of %i at density %i shows', async (width, density) => {
    const blurred: string[] = [];
    const wasted: string[] = [];
    let count = 0;
    for (const path of paths) {
      const options = { viewport: { width, height: 900 }, deviceScaleFactor: density };
      const { page, faults, close } = await visit(server.address + path, options);
      await page.evaluate(atLeisure);
      const shown = await picturesOn(page, density);
      // A browser shows the widest file of a picture that it has, wherever the page shows the picture.
      const base = (source: string) => source.slice(0, source.lastIndexOf('-'));
      const most = (source: string) =>
        Math.max(...shown.filter((one) => base(one.source) === base(source)).map((one) => one.needed));
      for (const { place, needed, loaded, source } of shown) {
        count += 1;
        const line = `${path} ${place}: ${loaded} for ${needed}`;
        expect(source, line).toMatch(place.startsWith('header') ? /-\d+\.webp$/ : /-\d+\.avif$/);
        // Browsers choose the nearest width; the widest of a picture is 1920.
        if (loaded < Math.min(needed, 1920) * 0.75) blurred.push(line);
        if (loaded > Math.max(most(source) * 1.8, 240)) wasted.push(line);
      }
      expect(faults, path).toEqual([]);
      await close();
    }
    expect(count).toBeGreaterThan(30);
    expect({ blurred, wasted }).toEqual({ blurred: [], wasted: [] });
  });
});

describe('a page of photographs on a phone', () => {
  it.each([2, 3])('weighs less than 40 per cent of its files at density %i', async (density) => {
    const { page, close } = await visit(`${server.address}/photographs`, {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: density,
    });
    await page.evaluate(atLeisure);
    const shown = await picturesOn(page, density);
    const loaded = new Set(shown.map(({ source }) => new URL(source).pathname));
    const sizes = await Promise.all([...loaded].map(async (path) => (await stat(join(site, 'dist', path))).size));
    const originals = await Promise.all(
      names.map(async (name) => (await stat(join(site, `assets/images/${name}.jpg`))).size),
    );
    const sum = (all: number[]) => all.reduce((total, size) => total + size, 0);
    expect(sum(sizes)).toBeLessThan(sum(originals) * 0.4);
    await close();
  });

  it('has each variant in a browser without AVIF as WebP, and for others a picture in its own format', async () => {
    const files = await readdir(join(site, 'dist/_/pictures'));
    const html = await readFile(join(site, 'dist/places/index.html'), 'utf8');
    const named = [...html.matchAll(/\/_\/pictures\/([\w-]+\.\w+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !files.includes(name))).toEqual([]);
    const { page, close } = await visit('about:blank');
    await page.route('**/*.avif', (route) => route.abort());
    await page.goto(`${server.address}/banner`);
    // A browser that does not know the type skips the source.
    const sources = await page.evaluate(async () => {
      for (const source of document.querySelectorAll('source')) source.type = 'image/unknown';
      const image = document.querySelector<HTMLImageElement>('main img') as HTMLImageElement;
      await image.decode();
      return { chosen: image.currentSrc, own: image.src };
    });
    expect(sources.chosen).toMatch(/-\d+\.webp$/);
    expect(sources.own).toMatch(/-1080\.jpg$/);
    const { headers } = await fetch(sources.own);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-type')).toBe('image/jpeg');
    await close();
  });

  it('keeps the variants when its answer is refreshed', async () => {
    const { page, close } = await visit(`${server.address}/journal/entries/1`);
    await page.evaluate(atLeisure);
    const own = await page.locator('main picture img').first().getAttribute('src');
    expect(own).toMatch(/\/_\/pictures\/[\w-]+-1080\.jpg$/);
    await close();
  });
});
