import { isDeepStrictEqual } from 'node:util';
import { foreignOrigins } from '../../../engine/build/foreign-origins.ts';
import { type Check, checkSite, createChecker } from '../../../engine/check/check.ts';
import { formatProblem, type Problem } from '../../../engine/check/problem.ts';
import { fileKindOf, type SiteInput } from '../../../engine/check/site-files.ts';
import type { prerender } from '../../../engine/client/app/prerender.tsx';
import type { CompileContext } from '../../../engine/compile/context.ts';
import { feedsIn } from '../../../engine/compile/feeds.ts';
import { bindingsIn, compilePage, isInLanguage, type Route, routesOf } from '../../../engine/compile/page.ts';
import { redirectedPaths } from '../../../engine/compile/redirects.ts';
import { compileSite } from '../../../engine/compile/site.ts';
import { compileTheme } from '../../../engine/compile/theme.ts';
import { createTestContext } from '../../../engine/generate/gallery/small-context.ts';
import type { PageDescriptor } from '../../../engine/model/page.ts';
import { withCollections } from '../../../engine/model/schema/collection-schemas.ts';
import { codesOf } from '../../../engine/model/schema/languages.ts';
import { schemasIn } from '../../../engine/model/schema/site-schemas.ts';
import { declaredCollections, languagesIn } from '../../../engine/site/read-site.ts';
import { createJsdomSanitizer } from '../../../engine/site/sanitizer.ts';
import { findHazards } from '../../../engine/testing/hazards.ts';
import type { FuzzedFiles, Subject } from './subjects.ts';

/** Judges a change of a subject's site. Returns the number of pages that show it, 0 if the check finds errors. */
export type Judge = (subject: Subject, change: FuzzedFiles) => number;

/** The number of rendered routes of a page: the others differ only by their data. */
const mostRoutes = 4;

/** The prototypes of objects and lists, with their original keys. */
const prototypes = [Object.prototype, Array.prototype].map((prototype) => ({
  prototype,
  keys: new Set(Reflect.ownKeys(prototype)),
}));

export async function createJudge(render: typeof prerender): Promise<Judge> {
  const sanitize = createJsdomSanitizer();
  const checkers = new Map<SiteInput, Check>();
  return (subject, { file, text }) => {
    const check = checkers.get(subject.site) ?? createChecker();
    checkers.set(subject.site, check);
    check(subject.site);
    const site = withFile(subject, { file, text });
    const problems = judgeProblems(site, check);
    const sound = problems.every(({ severity }) => severity !== 'error');
    const show = () => (sound ? pagesOf(createTestContext(site, sanitize), subject, site, render) : []);
    const shown = show();
    if (!isDeepStrictEqual(shown, show())) throw new Error('the second rendering differs from the first');
    assertUnpolluted();
    return shown.length;
  };
}

/** The site of a subject with another file. Collections and languages change its schemas. */
function withFile({ site, generated }: Subject, { file, text }: FuzzedFiles): SiteInput {
  const files = { ...site.files, [file]: text };
  const kind = fileKindOf(file)?.kind;
  if (kind !== 'site' && kind !== 'collection') return { ...site, files };
  const languages = languagesIn(files);
  const schemas = withCollections(schemasIn(generated, languages), declaredCollections(files), languages);
  return { ...site, files, schemas };
}

/** The problems of a site. Throws if the check fails, differs from an incremental check, or points nowhere. */
function judgeProblems(site: SiteInput, check: Check): Problem[] {
  const problems = checkSite(site);
  for (const problem of problems) {
    const lines = (site.files[problem.file] ?? '').split(/\r\n|\r|\n/);
    const length = lines[problem.line - 1]?.length;
    const stands = length !== undefined && problem.column >= 1 && problem.column <= length + 1;
    if (problem.code === 'check-failed') throw new Error(formatProblem(problem));
    if (!stands || !problem.code || !problem.message || !/^(\/.*)?$/s.test(problem.pointer))
      throw new Error(`a problem that points nowhere: ${formatProblem(problem)}`);
  }
  if (!isDeepStrictEqual(check(site), problems)) throw new Error('the second check differs from the first');
  assertUnpolluted();
  return problems;
}

function assertUnpolluted(): void {
  for (const { prototype, keys } of prototypes) {
    const [stranger] = Reflect.ownKeys(prototype).filter((key) => !keys.has(key));
    if (stranger === undefined) continue;
    // Removed again, so that only the values that add it fail.
    Reflect.deleteProperty(prototype, stranger);
    throw new Error(`a prototype was polluted with "${String(stranger)}"`);
  }
}

/** The HTML and data of the pages that show a subject. Throws on forbidden content. */
function pagesOf(context: CompileContext, subject: Subject, { files }: SiteInput, render: typeof prerender): string[] {
  foreignOrigins(context);
  compileTheme(context);
  for (const language of codesOf(context.site)) feedsIn(language, context);
  const routes = routesOf(context);
  for (const path of [...routes, ...redirectedPaths(context).map(({ from }) => ({ path: from }))]) judgePath(path);
  const pageFiles = Object.keys(files).filter((file) => fileKindOf(file)?.kind === 'page');
  return pageFiles.sort().flatMap((file, index) => {
    const page = context.pages[index] as PageDescriptor;
    const collections = bindingsIn(page.sections).map(({ source }) => context.sources[source]?.endpoint.collection);
    if (!subject.shows(file, collections)) return [];
    const own = routes.filter((route) => route.page === page);
    return own.slice(0, mostRoutes).flatMap((route) => inEachLanguage(route, context, render));
  });
}

/** A page's path is a file name, which must be inside the output folder. */
function judgePath({ path }: { path: string }): void {
  const steps = decodeURIComponent(path).slice(1).split('/');
  if (steps.some((step) => /^\.{1,2}$|[\\\0]/.test(step)) || (path !== '/' && steps.includes('')))
    throw new Error(`the path ${JSON.stringify(path)} cannot be the name of a file`);
}

/** A document head without its JSON-LD, which must not contain `<`. */
function withoutFacts(head: string): string {
  return head.replace(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g, (_, text: string) => {
    JSON.parse(text);
    return '';
  });
}

function inEachLanguage(route: Route, context: CompileContext, render: typeof prerender): string[] {
  return codesOf(context.site)
    .filter((language) => isInLanguage(route, language))
    .map((language) => {
      const page = compilePage(route, language, context);
      const site = compileSite(context, language);
      const { head, body, lang } = render(page, site);
      const [first] = [...findHazards(body), ...findHazards(withoutFacts(head))];
      if (first) throw new Error(`the page ${route.path} (${language}) holds ${first}`);
      return [lang, head, body, JSON.stringify({ page, site })].join('\n');
    });
}
