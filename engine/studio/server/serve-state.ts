import type { FastifyInstance } from 'fastify';
import { markdownNamesIn, type SiteFile } from '../../check/site-files.ts';
import { routesOf } from '../../compile/page.ts';
import { addToGroup } from '../../model/group-by.ts';
import { isMarkdownFile } from '../../model/markdown/markdown-file.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { fileBases } from '../../model/schema/address.ts';
import { instanceLabel } from '../../model/schema/expand-repetitions.ts';
import { languagesOf } from '../../model/schema/languages.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { pointerOf, stepsOf } from '../../model/schema/pointer.ts';
import { timeZoneOf } from '../../model/schema/publishing.ts';
import type { CheckedSite, LiveSite } from '../../server/dev/live-site.ts';
import type { BilingualText, FilePointer } from '../protocol/protocol.ts';
import type { DraftClash, StudioFile, StudioState } from '../protocol/state-protocol.ts';
import type { Clash, Drafts } from './drafts.ts';
import { listChanges } from './list-changes.ts';
import { listProposals } from './list-proposals.ts';
import { createNamer } from './name-location.ts';
import { fieldProblems } from './new-languages.ts';
import { clashRevision } from './resolve-clash.ts';
import { listSectionTypes } from './section-sample.ts';
import { findIncluders } from './shared-sections.ts';
import { get, noSite, post, type Work } from './work.ts';

/** Routes for the state, unsaved changes, section types, proposals and the language. */
export function serveState(studio: FastifyInstance, { folder, site, drafts, spoken }: Work): void {
  get(studio, 'state', () => studioState(site, drafts));
  get(studio, 'changes', () => listChanges(drafts.changed(), site.checked() ?? noSite, site.status().problems));
  get(studio, 'section-types', () =>
    listSectionTypes(folder, site.context()?.schemas ?? {}, site.context()?.pages, site.checked()),
  );
  get(studio, 'proposals', () => {
    const checked = site.checked();
    return checked
      ? listProposals({ ...checked.input, files: checked.model.files, sources: site.context()?.sources ?? {} })
      : {};
  });

  post(studio, 'language', async ({ language }) => {
    if (spoken.language === language) return;
    spoken.language = language;
    await site.inspect();
  });
}

function studioState(site: LiveSite, drafts: Drafts): StudioState {
  const { problems: found, held, failure } = site.status();
  const { files } = site.checked()?.model ?? { files: [] };
  const problems = fieldProblems(site, found);
  const context = site.context();
  const routes = firstRoutes(site);
  const instances = instancesOf(site);
  const changed = new Set(drafts.changed().map(({ file }) => file));
  const { done, undone } = drafts.history();
  const restored = drafts.restored();
  const usedBy = findIncluders(files);
  const markdown = markdownFields(files);
  for (const { file, at } of markdown) if (changed.has(file)) changed.add(at.file);
  return {
    markdown,
    files: files.flatMap(({ file, kind, value }): StudioFile[] => {
      if (kind === 'markdown') return [];
      const {
        id,
        title,
        route: written,
      } = (typeof value === 'object' && value !== null ? value : {}) as Partial<PageDescriptor>;
      const route = routes.get(file);
      const one: StudioFile = {
        file,
        kind,
        isChanged: changed.has(file),
        ...(kind === 'shared' && { usedBy: usedBy.get(file.replace(/^pages\/shared\/|\.json$/g, '')) ?? [] }),
        ...(kind === 'page' && { id, title, ...(typeof written === 'string' && { written }) }),
        ...(route !== undefined && { route }),
        ...(instances.has(file) && { instances: instances.get(file) }),
      };
      return [one];
    }),
    languages: languagesOf(context?.site).map(({ code, name, prefix = '' }) => ({ code, name, prefix })),
    bases: fileBases(context?.site),
    timeZone: timeZoneOf(context?.site),
    problems,
    untranslated: found.length - problems.length,
    held,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    ...(restored !== undefined && { restored }),
    gone: drafts.changed().flatMap(({ file, text }) => (text === undefined ? [file] : [])),
    merged: drafts.merged(),
    clashes: drafts.clashes().map((clash) => ({
      file: clash.file,
      revision: clashRevision(drafts, clash),
      isGone: clash.theirs === undefined,
      conflicts: placesOf(clash, site.checked() ?? noSite),
    })),
    ...(failure !== undefined && { failure }),
  };
}

/** The Markdown files that fields name, each with its first field. */
function markdownFields(files: readonly SiteFile[]): StudioState['markdown'] {
  const found = new Map<string, FilePointer>();
  for (const file of files)
    for (const { target, path } of markdownNamesIn(file))
      if (target !== undefined && !found.has(target)) found.set(target, { file: file.file, pointer: pointerOf(path) });
  return [...found].map(([file, at]) => ({ file, at }));
}

function placesOf({ file, merged, conflicts }: Clash, now: CheckedSite): DraftClash['conflicts'] {
  const { nameOf, partsOf } = createNamer(now, { [file]: merged });
  return conflicts.map((conflict) => {
    const at = { file, pointer: conflict.pointer };
    const parts = { ours: partsOf(at, conflict.ours), theirs: partsOf(at, conflict.theirs) };
    return { ...conflict, place: isMarkdownFile(file) ? paragraphTitle(conflict.pointer) : nameOf(at), parts };
  });
}

/** The name of a paragraph of Markdown. Empty for the whole text. */
function paragraphTitle(pointer: string): BilingualText {
  const [step] = stepsOf(pointer) ?? [];
  const number = Number(step) + 1;
  return step === undefined ? { en: '', zh: '' } : { en: `Paragraph ${number}`, zh: `第 ${number} 段` };
}

/** The pages of each repeated page, by file. */
function instancesOf(site: LiveSite): Map<string, NonNullable<StudioFile['instances']>> {
  const context = site.context();
  const found = new Map<string, NonNullable<StudioFile['instances']>>();
  for (const page of context?.pages ?? []) {
    const [file, label] = [context?.fileOf?.(page), instanceLabel(page)];
    if (file === undefined || label === undefined) continue;
    addToGroup(found, file, { id: page.id, route: fillSlugs(page.route, context?.site), label });
  }
  return found;
}

function firstRoutes(site: LiveSite): Map<string, string> {
  const context = site.context();
  const found = new Map<string, string>();
  for (const { page, path, params } of context ? routesOf(context) : []) {
    const file = context?.fileOf?.(page);
    if (file !== undefined && params && !found.has(file)) found.set(file, path);
  }
  return found;
}
