import { factsIn } from '../../check/facts.ts';
import { inspectFile } from '../../check/inspect-file.ts';
import { makeProblem } from '../../check/make-problem.ts';
import type { MessageLanguage } from '../../check/messages/message.ts';
import type { Problem } from '../../check/problem.ts';
import { errorsAmong, errorsOnSite } from '../../check/run-rules.ts';
import { type FileKind, fileKindOf, type SiteFile } from '../../check/site-files.ts';
import { modelOf, type SiteModel } from '../../check/site-model.ts';
import { writtenRoute } from '../../check/site-routes.ts';
import { applyOperations } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { fillSlugs, routeParameters } from '../../model/schema/placeholders.ts';
import { pointerOf, stepsOf, valueAt } from '../../model/schema/pointer.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { findReferences, isConcerned } from '../../refactor/references/find-references.ts';
import type { NameReference } from '../../refactor/references/name-reference.ts';
import { withRedirects } from '../../refactor/references/redirects.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import type { RemovalPlan, RemovalRequest, Usage } from '../protocol/pages-protocol.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import type { FileTexts } from './history.ts';
import { withPlaces } from './name-location.ts';
import { type EditedSite, errorsWith, freshErrors } from './plan.ts';

const siteFile = 'pages/site.json';

/** The changed texts of a removal: the file itself, and site.json if the address redirects. */
export function planRemoval(
  { file, leadsTo }: RemovalRequest,
  { input, model }: Pick<CheckedSite, 'input' | 'model'>,
): FileTexts {
  const address = leadsTo === '' ? undefined : addressOf(file, model);
  if (address === undefined) return { [file]: undefined };
  const site = readWholeFile(siteFile, input.files[siteFile] ?? '');
  const added = withRedirects(site.value as SiteDescriptor, [{ from: address, to: leadsTo }]);
  return { [file]: undefined, [siteFile]: applyOperations(site, added).text };
}

/** The possible redirects of a page's address. `undefined` for files without exactly one address, the home page and the 404 page. */
export function redirectOptions(file: string, model: SiteModel): RemovalPlan['redirect'] {
  const address = addressOf(file, model);
  if (address === undefined) return undefined;
  const routes = model.files.flatMap((one) => (one.file === file ? [] : (placeOfPage(one, model) ?? []))).sort();
  return { address, routes, isTold: siteOf(model)?.notFound !== undefined };
}

function addressOf(file: string, model: SiteModel): string | undefined {
  const one = model.files.find((one) => one.file === file);
  const address = one && placeOfPage(one, model);
  return address === '/' ? undefined : address;
}

/** The address of a page that can be a redirect target, as the page writes it. */
function placeOfPage(one: SiteFile, model: SiteModel): string | undefined {
  const { route } = one.kind === 'page' ? writtenRoute(one) : {};
  const site = siteOf(model);
  if (route === undefined || fillSlugs(route, site) === fillSlugs(site?.notFound ?? '', site)) return undefined;
  return routeParameters(fillSlugs(route, site)).length > 0 ? undefined : route;
}

/** The site's descriptor, even if it has errors. */
function siteOf({ siteFile }: SiteModel): SiteDescriptor | undefined {
  return siteFile?.value as SiteDescriptor | undefined;
}

const ranks: FileKind[] = ['site', 'words', 'synonyms', 'shared', 'collection', 'page', 'record'];

/** The maximum number of files to search: thousands may link to a page. */
const maxFiles = 30;

/** The values that refer to a file or would have an error without it, and the number of files that were not searched. */
export async function fileUsages(
  now: CheckedSite,
  file: string,
  texts: FileTexts,
  site: EditedSite,
  most = maxFiles,
): Promise<Pick<RemovalPlan, 'uses' | 'others'>> {
  const { input, model } = now;
  const { files } = model;
  const own = files.find((one) => one.file === file);
  const route = own?.kind === 'page' ? writtenRoute(own).route : undefined;
  // Other files refer to a page by its address. Any file may depend on a file that is not a page.
  const may = route === undefined ? () => true : isConcerned([route], input);
  const concerned = files.filter((one) => one.file !== file && may(one.file, one.text));
  const byRank = concerned.toSorted((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind));
  const some = byRank.slice(0, route === undefined ? undefined : most);
  const problems =
    route === undefined
      ? await errorsWith(texts, now, site)
      : freshAmong(new Set(some.map(({ file }) => file)), texts, now, site.spoken.language);
  const uses = new Map<string, Omit<Usage, 'place'>>();
  for (const one of namesOf(own, route, { ...model, files: some })) {
    const use = usageOf(one);
    uses.set(`${use.file} ${use.pointer}`, use);
  }
  for (const problem of problems) {
    const key = `${problem.file} ${problem.pointer}`;
    const text = files.find(({ file }) => file === problem.file)?.text ?? '';
    uses.set(key, { ...(uses.get(key) ?? usageOfProblem(problem, text)), problem });
  }
  const rankOf = ({ file }: FilePointer) => ranks.indexOf(fileKindOf(file)?.kind ?? 'page');
  const inOrder = [...uses.values()].sort(
    (a, b) => rankOf(a) - rankOf(b) || (a.file < b.file ? -1 : +(a.file > b.file)),
  );
  return { uses: withPlaces(inOrder, now, texts), others: concerned.length - some.length };
}

/** The new errors in some files after a change of texts. */
function freshAmong(
  some: Set<string>,
  texts: FileTexts,
  { model, input }: CheckedSite,
  language: MessageLanguage,
): Problem[] {
  const changed = Object.entries(texts).flatMap(([file, text]) => (text === undefined ? [] : { file, text }));
  const now = changed.map(({ file, text }) => inspectFile(file, text, input.schemas));
  const was = changed.map(({ file }) => inspectFile(file, input.files[file] ?? '', input.schemas));
  const ownOf = (inspected: typeof now) =>
    inspected.flatMap(({ file, own }) => own.map((finding) => makeProblem(file, finding, language)));
  const stay = model.files.filter(({ file }) => !Object.hasOwn(texts, file));
  const gone = modelOf([...stay, ...now.map(({ file }) => file)], input, model.cacheScope);
  const errorsIn = (site: SiteModel, some: Set<string>) =>
    errorsAmong(
      site.files.filter(({ file }) => some.has(file)),
      site,
      language,
    );
  const onSite = errorsOnSite(gone, language);
  const errors = [...ownOf(now), ...errorsIn(gone, some), ...onSite];
  // Old errors matter only in files with errors.
  const before = [
    ...ownOf(was),
    ...errorsIn(model, new Set(errors.map(({ file }) => file))),
    ...(onSite.length > 0 ? errorsOnSite(model, language) : []),
  ];
  return freshErrors(before, errors);
}

function namesOf(one: SiteFile | undefined, route: string | undefined, model: SiteModel): NameReference[] {
  const anchors = one ? factsIn(one).ids.map((id) => `${one.file}#${id}`) : [];
  return [
    ...(route === undefined ? [] : findReferences({ kind: 'route', names: [route] }, model)),
    ...(anchors.length > 0 ? findReferences({ kind: 'anchor', names: anchors }, model) : []),
  ];
}

export function usageOf({ file, path, at }: NameReference): Omit<Usage, 'place'> {
  const text = at === 'key' ? String(path.at(-1)) : String(valueAt(file.value, path));
  return { file: file.file, pointer: pointerOf(path), text };
}

/** The value that has a problem. `whole` is the text of its file. */
export function usageOfProblem(problem: Problem, whole: string): Omit<Usage, 'place'> {
  const { file, pointer } = problem;
  const value = valueAt(readWholeFile(file, whole).value, stepsOf(pointer) ?? []);
  return { file, pointer, text: typeof value === 'string' ? value : '', problem };
}
