import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { routeHref } from '../../../engine/model/page-file.ts';
import { engineLanguages } from '../../../engine/model/schema/site-schemas.ts';
import { createServer } from '../../../engine/server/server.ts';
import { writeAtomically } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { shipped } from '../../../engine/testing/shipped.ts';
import { showSettled, themes } from '../../shots/settled-page.ts';
import { inTabs } from '../../shots/tabs.ts';
import { run } from './base.ts';

/** A picture of an example in one look. */
export interface Picture {
  /** The example as a person calls it: `cards: Five a row`. */
  example: string;
  /** How it is looked at: `zh light 390`. */
  look: string;
  /** Its path in the folder of pictures. The same example in the same look has the same one. */
  file: string;
}

/** An example and where it is shown. */
interface Shown {
  type: string;
  name: string;
  route: string;
}

const widths = [390, 1280];

/** Renders the examples of a tree as its own code has them, and photographs each in every look into a folder. */
export async function takePictures(
  browser: Browser,
  tree: string,
  title: string,
  scratch: string,
  folder: string,
): Promise<void> {
  await mkdir(scratch, { recursive: true });
  const writer = join(tree, 'tools/nightly/visual/write-examples.ts');
  run(
    process.execPath,
    [join(root, 'engine/testing/run-file.mjs'), writer, scratch],
    tree,
    (said) => `${title} cannot be rendered: ${said}`,
  );
  const examples: Shown[] = JSON.parse(await readFile(join(scratch, 'examples.json'), 'utf8'));
  const server = await createServer({ dist: join(scratch, 'dist'), schemas: () => ({}), sources: () => ({}) });
  try {
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const visits = examples.flatMap((example) =>
      widths.flatMap((width) => engineLanguages.map((language) => ({ example, width, language }))),
    );
    const pictures: Picture[] = [];
    await inTabs(browser, address, `visual: ${title}`, visits, async (page, { example, width, language }) => {
      await showSettled(page, address + routeHref(example.route, language, shipped), { width, height: 900 });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const picture = pictureOf(example, `${language} ${theme} ${width}`);
        await writeAtomically(join(folder, picture.file), await sectionOn(page));
        pictures.push(picture);
      }
    });
    // The list comes last: where it is, all of its pictures are.
    await writeAtomically(join(folder, 'pictures.json'), JSON.stringify(pictures));
  } finally {
    await server.close();
  }
}

/** The pictures in a folder; `undefined` when there are none, or not all of them. */
export async function picturesIn(folder: string): Promise<Picture[] | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** What the picture of an example in a look is called. */
export function pictureOf({ type, name }: { type: string; name: string }, look: string): Picture {
  const file = `${type}-${name}-${look}`.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  return { example: `${type}: ${name}`, look, file: `${file}.png` };
}

/** The page's section as PNG. One that does not show at this width is a picture of one pixel, so that its coming is seen. */
async function sectionOn(page: Page): Promise<Buffer> {
  const box = (await page.locator('[data-section]').first().boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  return page.screenshot({ fullPage: true, clip: box, animations: 'disabled' });
}
