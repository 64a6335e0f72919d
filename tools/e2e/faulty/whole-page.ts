import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { bundleEngine, loadRenderer } from '../../../engine/build/bundle.ts';
import { dataScript, renderDocument } from '../../../engine/build/render-document.ts';
import { createStyleFiles } from '../../../engine/build/style-files.ts';
import { themedTemplate } from '../../../engine/build/themed-template.ts';
import { compileTheme } from '../../../engine/compile/theme.ts';
import type { CompiledPage, CompiledSection, Language } from '../../../engine/model/compiled.ts';
import { type PageFile, type SiteFile, sectionTypesIn } from '../../../engine/model/page-file.ts';
import { listFiles } from '../../../engine/site/files/files.ts';
import { createSiteOpener } from '../../../engine/site/open-site.ts';
import { root } from '../../../engine/site/paths.ts';

export type BuiltSite = Awaited<ReturnType<typeof builtSite>>;

export interface MadePage {
  path: string;
  html: string;
  dataPath: string;
  file: PageFile;
  /** The ids of the sections that a browser renders when it opens the page. */
  interactive: string[];
}

/** Reads the built site of a folder, for pages that combine its sections. Default: the first site. */
export async function builtSite(language: Language, folder = root) {
  const data = join(folder, 'dist/_data');
  const read = async <T>(path: string): Promise<T> => JSON.parse(await readFile(join(data, path), 'utf8'));
  const bundle = await bundleEngine(folder);
  const render = await loadRenderer(bundle);
  const site = await read<SiteFile>(`${language}.json`);
  const { context } = await createSiteOpener(folder).open();
  if (!context) throw new Error(`${folder} has errors: npm run check tells them.`);
  const theme = compileTheme(context);
  // As the build does: its policy allows no other styles.
  const { inline, theme: css } = createStyleFiles(context, bundle.styles, theme.css);
  const template = await themedTemplate({ ...theme, css });
  const sections: CompiledSection[] = [];
  for (const path of await listFiles(join(data, language))) {
    if (path.endsWith('.json')) collect((await read<PageFile>(`${language}/${path}`)).page.sections, sections);
  }
  const { tableOfContents: _, ...host } = (await read<PageFile>(`${language}/search.json`)).page;
  return {
    site,
    byType: smallest(sections, ({ type, data }) => (data && data.answer === undefined ? undefined : type)),
    bySource: smallest(sections, ({ data }) => (data?.answer === undefined ? undefined : data.source)),
    /** A page of the site with these sections, at a route that the site does not have. */
    pageOf(route: string, own: CompiledSection[]): MadePage {
      const { counted: _, ...compiled } = { ...host, id: route.slice(1), route, sections: own };
      const { html, page } = renderDocument(
        { template, inline },
        compiled,
        { ...site, errorReports: '/faults' },
        bundle,
        render,
      );
      return {
        path: language === 'en' ? `/en${route}` : route,
        html,
        interactive: /data-interactive="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [],
        dataPath: `/_data/${language}${route}.json`,
        file: { build: bundle.build, page },
      };
    },
  };
}

function collect(sections: CompiledSection[], into: CompiledSection[]): void {
  const inside = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key === 'sections') collect(item as CompiledSection[], into);
      else inside(item);
    }
  };
  into.push(...sections);
  for (const section of sections) inside(section);
}

/** The smallest section of each kind that has a visible text, with its own anchor and heading. */
function smallest(sections: CompiledSection[], kindOf: (section: CompiledSection) => string | undefined) {
  const found = new Map<string, CompiledSection>();
  const size = (section: CompiledSection) => JSON.stringify(section).length;
  for (const section of sections) {
    const kind = kindOf(section);
    if (kind === undefined) continue;
    const known = found.get(kind);
    if (!known || size(section) < size(known)) found.set(kind, section);
  }
  return [...found].map(([kind, section]) => {
    const id = `own-${kind.replace('.', '-')}`;
    const { lead: _, showOn: __, ...rest } = section;
    return { ...rest, id, heading: `${kind} ${sectionTypesIn([section]).length}` };
  });
}

/** A generated page whose data differs from the data of its HTML. */
export function withOtherData(made: MadePage, page: CompiledPage): MadePage {
  const interactive = new Set(made.interactive);
  const html = made.html.replace(dataScript(made.file.page, interactive), () => dataScript(page, interactive));
  return { ...made, html, file: { ...made.file, page } };
}

/** Serves generated pages to a visitor, with the site's policy, and collects error reports. */
export async function serveMade(context: BrowserContext, address: string, pages: MadePage[]): Promise<void> {
  const { headers } = await fetch(address);
  const policy = headers.get('content-security-policy') ?? '';
  for (const { path, html, dataPath, file } of pages) {
    await context.route(`${address}${path}`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy },
        body: html,
      }),
    );
    await context.route(`${address}${dataPath}`, (route) => route.fulfill({ json: file }));
  }
}
