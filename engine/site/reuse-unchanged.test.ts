import { afterEach, expect, test } from 'vitest';
import { compilePage, isInLanguage, type Route, routesOf } from '../compile/page.ts';
import type { PageDescriptor } from '../model/page.ts';
import { codesOf } from '../model/schema/languages.ts';
import { exampleFiles } from '../testing/example-site.ts';
import { randomFrom } from '../testing/random.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { createSiteOpener } from './open-site.ts';
import type { SiteContext } from './site-context.ts';

/** Changes of a page. */
const deeds: ((page: PageDescriptor, step: number) => PageDescriptor)[] = [
  (page, step) => ({ ...page, title: `${step}` }),
  (page) => ({ ...page, sections: page.sections.toReversed() }),
  (page) => ({ ...page, sections: page.sections.slice(1) }),
  (page, step) => ({ ...page, route: `${page.route}-${step}` }),
];

let small: SmallFolder;
afterEach(() => small.remove());

test('after a change of one page, reused results equal new ones: routes, chapters, related pages', async () => {
  const random = randomFrom(21);
  const below = (end: number) => Math.floor(random() * end);
  const written: Record<string, string> = {};
  const over = (files: Record<string, string>) => ({ ...files, ...written });
  small = await smallFolder(exampleFiles());
  const { open, draft } = createSiteOpener(small.folder, { live: true, over });
  const { input, model } = await open();
  const files = model.pages.map(({ file }) => file.file);
  // One page shows others as chapters: it is changed as often as all others together.
  const whole = files.filter((file) => input.files[file]?.includes('"chapter"'));
  expect(whole).toHaveLength(1);
  let before: SiteContext | undefined;
  let followed = 0;
  for (let step = 0; step < 40; step++) {
    const among = random() < 0.5 ? whole : files;
    const file = among[below(among.length)] as string;
    const deed = deeds[below(deeds.length)] as (typeof deeds)[number];
    const text = JSON.stringify(deed(JSON.parse(written[file] ?? input.files[file] ?? ''), step));
    const laid = await draft(file, text);
    const saved = random() < 0.5;
    if (saved) written[file] = text;
    const context = saved ? (await open()).context : laid?.context;
    if (!context) continue;
    // Nothing is cached for a copy.
    const anew = { ...context };
    const routes = routesOf(context);
    expect(routes).toEqual(routesOf(anew));
    const known = new Set(before && routesOf(before));
    if (routes.filter((route) => known.has(route)).length > 40) followed++;
    const isAsked = ({ page }: Route) => [file, 'pages/home.json'].includes(context.fileOf?.(page) ?? '');
    for (const route of [...routes.filter(isAsked), routes[below(routes.length)]])
      for (const language of codesOf(context.site))
        if (route && isInLanguage(route, language))
          expect(JSON.stringify(compilePage(route, language, context)), `${step} ${route.path}`).toBe(
            JSON.stringify(compilePage(route, language, anew)),
          );
    before = context;
  }
  // Control: the results of the state before were reused.
  expect(followed).toBeGreaterThan(15);
});
