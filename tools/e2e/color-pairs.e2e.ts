import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleEngine } from '../../engine/build/bundle.ts';
import { writeSite } from '../../engine/build/write-site.ts';
import { routesOf } from '../../engine/compile/page.ts';
import { createGalleryContext } from '../../engine/generate/gallery/context.ts';
import { galleryFolder } from '../../engine/generate/gallery/gallery-paths.ts';
import type { Palette } from '../../engine/model/palette.ts';
import { type ColorName, type Pair, pairs } from '../../engine/model/theme/pairs.ts';
import { colorNames } from '../../engine/model/theme/palette.ts';
import { createServer } from '../../engine/server/server.ts';
import { root } from '../../engine/site/paths.ts';
import { launchChromium } from '../browsers/chromium.ts';

/** A palette in which every color is unique, so that a painted color identifies its name. */
const palette = Object.fromEntries(
  colorNames.map((name, index) => [name, `#${(0x204060 + index * 0x050a07).toString(16).padStart(6, '0')}`]),
) as Required<Palette>;

let folder: string;
let browser: Browser;
let server: Awaited<ReturnType<typeof createServer>>;
let address: string;
let routes: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-pairs-'));
  const context = await createGalleryContext('/', root);
  const { site, schemas } = context;
  const link = { label: 'Home', to: '/' };
  const themed = {
    ...context,
    site: {
      ...site,
      theme: { colors: { light: palette, dark: palette } },
      footer: {
        groups: [{ title: 'Links', links: [link] }],
        contacts: [{ label: 'Sales', value: 'sales@example.com', to: 'mailto:sales@example.com' }],
        copyright: '©',
        icpFiling: link,
      },
    },
  };
  const dist = join(folder, 'dist');
  await writeSite(themed, galleryFolder, await bundleEngine(), dist);
  routes = routesOf(themed).flatMap(({ params, path }) => (params ? [`/en${path === '/' ? '' : path}`] : []));
  server = await createServer({ dist, schemas: () => schemas, sources: () => ({}) });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true });
});

/**
 * Returns the painted color pairs of a page, as `front on back`: of each element with text and of the strong
 * lines around some. With `pointed`, every element has its hover and focus style, including the focus ring.
 * Menus and dialogs are open.
 */
function paintedOn(page: Page, pointed: boolean): Promise<string[]> {
  return page.evaluate(
    async ({ names, pointed }) => {
      if (pointed)
        for (const sheet of document.querySelectorAll<HTMLLinkElement>('style, link[rel=stylesheet]')) {
          const style = document.createElement('style');
          const css = sheet.href ? await (await fetch(sheet.href)).text() : (sheet.textContent ?? '');
          style.textContent = css.replace(/:hover|:focus-visible/g, ':nth-child(n)');
          sheet.replaceWith(style);
        }
      for (const part of document.querySelectorAll('[hidden]')) part.removeAttribute('hidden');
      for (const part of document.querySelectorAll('details')) part.open = true;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const nameOf = new Map<string, string>();
      const probe = document.body.appendChild(document.createElement('i'));
      for (const [name, color] of Object.entries(names)) {
        probe.style.color = color;
        nameOf.set(getComputedStyle(probe).color, name);
      }
      probe.remove();
      /** The colors behind the text of an element: the nearest background below it, with its gradients. */
      const backsOf = (element: Element | null): string[] => {
        const lights: string[] = [];
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          for (const [color] of backgroundImage.matchAll(/rgba?\([^)]*\)/g)) lights.push(nameOf.get(color) ?? '');
          const name = nameOf.get(backgroundColor);
          if (name) return [name, ...lights].filter(Boolean);
          // A background outside the palette, for example of a QR code, is not a pair.
          if (!/, 0\)$/.test(backgroundColor)) return [];
        }
        return [];
      };
      const found = new Set<string>();
      const note = (front: string | undefined, element: Element | null) => {
        if (front) for (const back of backsOf(element)) found.add(`${front} on ${back}`);
      };
      for (const element of document.querySelectorAll('body *')) {
        if (!element.checkVisibility() || element.closest('iframe, video, .leaflet-container')) continue;
        const style = getComputedStyle(element);
        const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (hasWords) note(nameOf.get(style.color), element);
        if (nameOf.get(style.borderTopColor) === 'borderStrong' && style.borderTopWidth !== '0px')
          note('borderStrong', element.parentElement);
        const { outlineStyle, outlineColor, outlineOffset } = style;
        if (outlineStyle !== 'none' && element.matches('a[href], button, input, select, summary, [tabindex="0"]'))
          note(nameOf.get(outlineColor), outlineOffset.startsWith('-') ? element : element.parentElement);
      }
      return [...found];
    },
    { names: palette, pointed },
  );
}

/** The painted pairs that are in no list. */
function unlisted(painted: Iterable<string>, list: Pair[]): string[] {
  const known = new Set(list.map(({ front, back }) => `${front} on ${back}`));
  return [...painted].filter((pair) => !known.has(pair));
}

it('`contrast` computes every color pair that a section or the shell uses', async () => {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const painted = new Set<string>();
  for (const route of routes) {
    await page.goto(address + route);
    for (const pointed of [false, true]) for (const pair of await paintedOn(page, pointed)) painted.add(pair);
  }
  expect(unlisted(painted, pairs)).toEqual([]);
  // The test saw enough pairs, and it reports a pair that is missing from the list.
  const seen = (front: ColorName, back: ColorName) => painted.has(`${front} on ${back}`);
  expect([seen('text', 'background'), seen('onAccent', 'accent'), seen('accentStrong', 'accentTint')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([seen('textMuted', 'glow'), seen('warning', 'warningTint'), seen('focus', 'surface')]).toEqual([
    true,
    true,
    true,
  ]);
  const without = pairs.filter(({ front, back }) => front !== 'onAccent' || back !== 'accent');
  expect(unlisted(painted, without)).toEqual(['onAccent on accent']);
  await context.close();
});
