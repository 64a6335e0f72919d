import { join, relative } from 'node:path';
import { checkSite } from '../../check/check.ts';
import { statement } from '../../check/problem.ts';
import { compilePage } from '../../compile/page.ts';
import { compileSite } from '../../compile/site.ts';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { codesOf } from '../../model/schema/languages.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { codeFolders } from '../../site/code-folders.ts';
import { root, slashed } from '../../site/paths.ts';
import { readSite } from '../../site/read-site.ts';
import { translateTexts } from '../scaffold/site-texts.ts';
import { type Example, examplePages, readExampleAnswer } from './examples.ts';
import { contextWith, findRoute } from './small-context.ts';
import { type Files, parseFiles, siteWith, smallCollections, smallSite } from './small-site.ts';

export type Render = (page: CompiledPage, site: CompiledSite) => { body: string };

/** Finds problems in the HTML of a section: missing, without data, or with attributes that the policy blocks. */
export function findHtmlProblems(type: string, html: string): string[] {
  const shown = html.match(/section__(notice|skeleton|empty)|aria-busy="true"|\[object Object\]|>undefined</g) ?? [];
  return [
    ...(html.includes(`data-section="${type}"`) ? [] : ['it is not in the HTML']),
    ...findForbiddenAttributes(html),
    ...shown.map((text) => `its HTML has ${text}`),
  ];
}

/** Finds attributes that the policy of pages blocks. */
export function findForbiddenAttributes(html: string): string[] {
  const forbidden = html.match(/<[^>]*\s(style|on[a-z]+)=[^>]*>/g) ?? [];
  return forbidden.map((tag) => `browsers refuse styles and handlers in attributes: ${tag}`);
}

function nameOf(name: string | Partial<Example['name']>): string {
  return typeof name === 'string' ? name : (name.en ?? Object.values(name)[0] ?? '');
}

/** The sample site with these pages in the languages of a site, and with its words. */
export async function inLanguagesOf(site: string, pages: Files): Promise<Files> {
  const { files } = await readSite(site);
  const read = parseFiles(files);
  const { languages } = (read['pages/site.json'] ?? {}) as Pick<SiteDescriptor, 'languages'>;
  const samples = { ...parseFiles(smallCollections), ...smallSite, ...pages };
  const made = translateTexts(samples, codesOf({ languages })) as Files;
  const words = read['pages/words.json'];
  return {
    ...made,
    'pages/site.json': { ...(made['pages/site.json'] as object), ...(languages && { languages }) },
    ...(words !== undefined && { 'pages/words.json': words }),
  };
}

/** Checks and renders the examples of a site's sections. Returns a line for each problem. */
export async function findExampleProblems(examples: Example[], site: string, render: Render): Promise<string[]> {
  const pages = await inLanguagesOf(site, examplePages(examples));
  const context = await contextWith(pages, site);
  for (const [name, source] of Object.entries(context.sources))
    context.sources[name] = { ...source, answer: (params) => readExampleAnswer(name, site) ?? source.answer(params) };
  const problems = checkSite(await siteWith(pages, site));
  const folders = codeFolders('sections', site);
  const folderOf = (type: string) => {
    const folder = folders[type] ?? '';
    return slashed(relative(folder.startsWith(join(root, 'engine')) ? root : site, folder));
  };
  return examples.flatMap(({ type, name }, index) => {
    const place = `${folderOf(type)}/example.json, "${nameOf(name)}"`;
    const own = problems.filter(({ file }) => file === `pages/example-${index}.json`);
    if (own.length > 0) return own.map((problem) => `${place}: ${statement(problem)}`);
    return codesOf(context.site).flatMap((language) => {
      const page = compilePage(findRoute(context, `/example-${index}`), language, context);
      try {
        const [first, second] = [1, 2].map(() => render(page, compileSite(context, language)).body);
        const faults = findHtmlProblems(type, first ?? '');
        if (first !== second) faults.push('two renders give different HTML');
        return faults.map((fault) => `${place}, ${language}: ${fault}`);
      } catch (error) {
        return [`${place}, ${language}: ${(error as Error).message}`];
      }
    });
  });
}
