import { relative } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { compilePage } from '../../compile/page.ts';
import { compileSite } from '../../compile/site.ts';
import type { CompiledNavigationEntry, CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { codesOf } from '../../model/schema/languages.ts';
import type { ShellPart } from '../../site/config/part-paths.ts';
import { type OwnParts, readOwnParts } from '../../site/own-parts.ts';
import { slashed } from '../../site/paths.ts';
import { findExampleProblems, findForbiddenAttributes, inLanguagesOf, type Render } from './example-problems.ts';
import { readExamples } from './examples.ts';
import { findNamelessElements } from './nameless-elements.ts';
import { contextWith, findRoute } from './small-context.ts';
import { smallSite } from './small-site.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A rendered sample page. */
interface Sample {
  page: CompiledPage;
  site: CompiledSite;
  /** The children of the root element. */
  nodes: Node[];
}

/** What the HTML of each part must have. Yields a sentence for each lack. */
const contracts: Record<ShellPart, (sample: Sample) => Iterable<string>> = {
  *header({ nodes, site }) {
    const headers = landmarks(nodes, 'header');
    if (headers.length !== 1) yield `it renders ${headers.length} <header> elements outside of <main>: write one`;
    const [header] = headers;
    if (!header) return;
    const links = hrefsIn(header);
    const navigations = DomUtils.getElementsByTagName('nav', header);
    if (navigations.length === 0) yield 'its <header> has no <nav>';
    if (navigations.some(({ attribs }) => !attribs['aria-label'] && !attribs['aria-labelledby']))
      yield 'its <nav> has no name: add aria-label';
    const linked = new Set(navigations.flatMap(hrefsIn));
    for (const { label, to } of listEntries(site.navigation))
      if (to && !linked.has(to.href)) yield `its <nav> has no link to "${label}" (${to.href}) of the navigation`;
    if (!links.includes('#main')) yield 'it has no link to "#main", with which keyboards skip the navigation';
  },
  *footer({ nodes }) {
    const footers = landmarks(nodes, 'footer');
    if (footers.length !== 1) yield `it renders ${footers.length} <footer> elements outside of <main>: write one`;
  },
  *pageHeader({ nodes, page }) {
    const headings = DomUtils.getElementsByTagName('h1', nodes);
    if (headings.length !== 1) yield `the page has ${headings.length} <h1> elements: write one`;
    const [heading] = headings;
    if (heading && plain(DomUtils.textContent(heading)) !== plain(page.title))
      yield `its <h1> is "${DomUtils.textContent(heading)}", not the title "${page.title}"`;
  },
  *notFound({ nodes, page, site }) {
    const home = routeHref('/', page.language, site);
    const [main] = DomUtils.getElementsByTagName('main', nodes);
    if (!main || !hrefsIn(main).includes(home)) yield `it has no link to the home page (${home})`;
    if (DomUtils.getElementsByTagName('h1', nodes).length !== 1)
      yield 'it does not render its children, or another <h1>';
  },
};

/** The sample pages of a part: with a title, with a hidden one, and the one for unknown addresses. */
const samplePages = {
  'pages/site.json': {
    ...smallSite['pages/site.json'],
    notFound: '/lost',
    // An editor may write any level, so a header shows each.
    navigation: [
      ...smallSite['pages/site.json'].navigation,
      {
        label: 'Group',
        children: [
          { label: 'Second', to: '/second' },
          { label: 'Subgroup', children: [{ label: 'Hidden', to: '/hidden' }] },
        ],
      },
    ],
  },
  'pages/hidden.json': { ...smallSite['pages/second.json'], id: 'hidden', route: '/hidden', showTitle: false },
  'pages/lost.json': { ...smallSite['pages/second.json'], id: 'lost', route: '/lost' },
};

const routes: Record<ShellPart, string[]> = {
  header: ['/', '/second'],
  footer: ['/', '/second'],
  pageHeader: ['/second', '/hidden'],
  notFound: ['/lost'],
};

/** Renders each of a site's own parts with the sample of its contract. Returns a line for each problem. */
export async function findPartProblems(site: string, render: Render): Promise<string[]> {
  const parts = await readOwnParts(site);
  const sections = Object.keys(parts.sections);
  const examples = readExamples(site).filter(({ type }) => sections.includes(type));
  const problems = [
    ...(await findShellProblems(parts, site, render)),
    ...(examples.length > 0 ? await findExampleProblems(examples, site, render) : []),
  ];
  return [...new Set(problems)];
}

async function findShellProblems({ shell }: OwnParts, site: string, render: Render): Promise<string[]> {
  const own = Object.entries(shell) as [ShellPart, string][];
  if (own.length === 0) return [];
  const context = await contextWith(await inLanguagesOf(site, samplePages), site);
  return own.flatMap(([part, file]) =>
    codesOf(context.site).flatMap((language) => {
      const place = `${slashed(relative(site, file))} (${part}), ${language}`;
      return routes[part].flatMap((route) => {
        const page = compilePage(findRoute(context, route), language, context);
        const compiled = compileSite(context, language);
        try {
          const [first = '', second] = [1, 2].map(() => render(page, compiled).body);
          const { children } = parseDocument(first);
          const problems = [
            ...contracts[part]({ page, site: compiled, nodes: children }),
            ...findForbiddenAttributes(first),
            ...findNamelessElements(children),
            ...(first === second ? [] : ['two renders give different HTML']),
          ];
          return problems.map((problem) => `${place}: ${problem}.`);
        } catch (error) {
          return [`${place}: ${(error as Error).message}`];
        }
      });
    }),
  );
}

/** Elements of a name that are landmarks: outside of `<main>` and other sections. */
function landmarks(nodes: Node[], name: string): Element[] {
  const isInside = ({ parent }: Element): boolean =>
    parent?.type === 'tag' && (sectioning.includes(parent.name) || isInside(parent));
  return DomUtils.getElementsByTagName(name, nodes).filter((element) => !isInside(element));
}

/** A header or footer inside these is of them, not of the page. */
const sectioning = ['main', 'article', 'aside', 'nav', 'section'];

function hrefsIn(element: Element): string[] {
  return DomUtils.getElementsByTagName('a', element).flatMap(({ attribs }) => attribs.href ?? []);
}

function listEntries(entries: CompiledNavigationEntry[]): CompiledNavigationEntry[] {
  return entries.flatMap((entry) => [entry, ...listEntries(entry.children ?? [])]);
}

/** Without the marks of possible line breaks. */
function plain(text: string): string {
  return text.replace(/[\u200b\u2060\s]+/g, ' ').trim();
}
