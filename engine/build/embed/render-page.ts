import type { MessageLanguage } from '../../check/messages/message.ts';
import type { Problem } from '../../check/problem.ts';
import type { PagewrightPageProps } from '../../client/embed/pagewright-page.tsx';
import { compilePage, isInLanguage, type Route, routesOf } from '../../compile/page.ts';
import { placeUrls } from '../../compile/place-urls.ts';
import { compileSite } from '../../compile/site.ts';
import { compileTheme } from '../../compile/theme.ts';
import type { CompiledSite } from '../../model/compiled.ts';
import { matchRoute, routeHref, sectionTypesIn } from '../../model/page-file.ts';
import { codesOf, languagesOf } from '../../model/schema/languages.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { folderOnHost } from '../../model/schema/web-address.ts';
import type { PageDescriptor } from '../../sections/page-descriptor.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { bundleEngine, loadEmbeddedRenderer } from '../bundle.ts';
import { bundleEmbeddedStyles } from '../styles.ts';
import { openEmbeddedSite } from './open-embedded-site.ts';
import { placeBuiltFiles } from './place-built-files.ts';
import { scopeStyles } from './scope-styles.ts';

/** The options of `renderPage`. */
export interface RenderOptions {
  /** The code of a language of the site. Default: the site's first. */
  language?: string | undefined;
  /** The folder of the host that has the site's pages and files, such as `/help/`. Default: that of `site.json`. */
  base?: string | undefined;
  /**
   * The address of the built site, such as `https://example.org/help`, for links to files that only a build makes: PDFs,
   * archives and citations. Default: they are left out.
   */
  builtSite?: string | undefined;
  /** Other pages that are not saved, which links may lead to. Default: none. */
  pages?: PageDescriptor[] | undefined;
  /** Whether drafts and content outside of its publication period are shown. Default: no. */
  drafts?: boolean | undefined;
  /** Whether the page is rendered to HTML, for hosts without React. Default: no. */
  html?: boolean | undefined;
  /** The language of problems. Default: English. */
  messages?: MessageLanguage | undefined;
}

/** A page of the site in another language. */
export interface PageTranslation {
  language: string;
  /** As HTML and `hreflang` have it. */
  tag: string;
  /** The language's own name. */
  name: string;
  href: string;
}

/** A page for a host, or the reasons why it cannot be shown. Without problems and page, the site has no such page. */
export interface RenderedPage {
  /** Errors of the site, and warnings of unsaved pages. */
  problems: Problem[];
  /** The props of `<PagewrightPage>`, as plain data. Absent if there are errors. */
  props?: Pick<PagewrightPageProps, 'page' | 'site'> & { styles: { css: string; hash: string } };
  /** For `<title>`. */
  title?: string;
  description?: string;
  /** The page in every language. */
  translations?: PageTranslation[];
  /** The page as HTML, with the option `html`: static, to be shown with `props.styles`. */
  html?: string;
}

/**
 * Checks and compiles a page against a site's folder. The page is a descriptor, which need not be saved, or the route of
 * a page of the site: `/visit`. Rejects only if the folder is not a site, or the site does not have the language.
 */
export async function renderPage(
  page: PageDescriptor | string,
  site: string,
  { language, base, builtSite, pages = [], drafts = false, html = false, messages = 'en' }: RenderOptions = {},
): Promise<RenderedPage> {
  const unsaved = typeof page === 'string' ? pages : [page, ...pages];
  const { problems, context, files } = await openEmbeddedSite(site, { pages: unsaved, base, drafts, messages });
  const reported = problems.filter(
    (one) => one.severity === 'error' || (files.includes(one.file) && one.code !== hostsLinks),
  );
  if (!context) return { problems: reported };
  const languages = codesOf(context.site);
  const shown = language ?? (languages[0] as string);
  if (!languages.includes(shown)) throw new Error(`The site has no language "${shown}", but ${languages.join(', ')}.`);
  const route = findRoute(page, context);
  if (!route || !isInLanguage(route, shown)) return { problems: reported };
  const compiled = placeBuiltFiles(compilePage(route, shown, context), builtSite, folderOnHost(context.site));
  const types = sectionTypesIn(compiled.sections);
  const whole = compileSite(context, shown);
  const css = await stylesOf(types, site, context);
  const props = { page: compiled, site: reduceSite(whole, types), styles: { css, hash: hashOf(css).slice(0, 8) } };
  return {
    problems: reported,
    props,
    title: compiled.documentTitle,
    description: compiled.description,
    translations: translationsOf(route, context, whole),
    ...(html && { html: (await loadEmbeddedRenderer(await bundleEngine(site)))(compiled, whole) }),
  };
}

/** The host links to its pages. */
const hostsLinks = 'unlinked-page';

function findRoute(page: PageDescriptor | string, context: SiteContext): Route | undefined {
  const wanted = typeof page === 'string' ? page : fillSlugs(page.route, context.site);
  const routes = routesOf(context);
  const isWanted = ({ path, pattern, params }: Route) =>
    path === wanted || (params === undefined && pattern !== '' && matchRoute(pattern, wanted) !== undefined);
  return routes.find(({ path }) => path === wanted) ?? routes.find(isWanted);
}

async function stylesOf(types: string[], site: string, context: SiteContext): Promise<string> {
  const hasPattern = context.site.theme?.pattern !== undefined;
  const engine = await bundleEmbeddedStyles(types, site, { hasPattern });
  return scopeStyles(compileTheme(context).css + placeUrls(engine, folderOnHost(context.site)));
}

/** The parts of a site that an embedded page uses: no navigation, and the texts of its sections alone. */
function reduceSite({ words, search: _, ...site }: CompiledSite, types: string[]): CompiledSite {
  const shown = Object.entries(words).filter(([name]) => ['app', 'kit', 'shell', ...types].includes(name));
  return {
    ...site,
    words: Object.fromEntries(shown),
    navigation: [],
    footer: { groups: [], contacts: [], social: [], copyright: '' },
  };
}

function translationsOf(route: Route, context: SiteContext, site: CompiledSite): PageTranslation[] {
  const names = new Map(languagesOf(context.site).map(({ code, name }) => [code, name]));
  return site.languages
    .filter(({ code }) => isInLanguage(route, code))
    .map(({ code, tag }) => ({
      language: code,
      tag,
      name: names.get(code) ?? code,
      href: routeHref(route.path, code, site),
    }));
}
