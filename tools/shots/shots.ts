import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWhenStale } from '../../engine/build/build.ts';
import { codesOf } from '../../engine/model/schema/languages.ts';
import { serveSite } from '../../engine/server/serve-site.ts';
import { root } from '../../engine/site/paths.ts';
import { ensureChromium, launchChromium } from '../browsers/chromium.ts';
import { writeSheet } from './contact-sheet.ts';
import { routesFor } from './routes.ts';
import { takeScreens } from './screens.ts';

/**
 * `npm run shots`: photographs every route of the site on a phone and a desktop computer and writes a contact sheet for each
 * device, language and theme to `test-results/shots/`; with `only`, of those routes alone. Builds first when something changed, and
 * returns what the build does when that fails, else 0.
 */
export async function shots({ site: folder, only }: { site: string; only?: string[] }): Promise<number> {
  ensureChromium();
  const code = await buildWhenStale(folder);
  if (code !== 0) return code;
  const started = performance.now();
  const out = join(root, 'test-results/shots');
  const site = await serveSite(folder);
  try {
    const routes = routesFor(site.context, only);
    await rm(out, { recursive: true, force: true });
    const browser = await launchChromium();
    try {
      for (const { name, device, cells } of await takeScreens(
        browser,
        site.address,
        routes,
        codesOf(site.context.site),
        out,
      )) {
        const scale = device.thumbnail / device.width;
        const sheet = { title: name, cells, width: device.thumbnail, height: device.cutAt * scale };
        await writeSheet(browser, out, name, sheet);
        console.log(`shots: test-results/shots/${name}.png`);
      }
    } finally {
      await browser.close();
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`shots: ${routes.length} routes in every language, theme and width (${seconds} s)`);
  } finally {
    await site.close();
  }
  return 0;
}
