import type { FastifyInstance } from 'fastify';
import type { CompileContext } from '../../compile/context.ts';
import { compilePage, isInLanguage, routesOf } from '../../compile/page.ts';
import { readWholeFile } from '../../edit/passage.ts';
import type { CompiledPage } from '../../model/compiled.ts';
import { matchRoute } from '../../model/page-file.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { fillSlugs, withoutLast } from '../../model/schema/placeholders.ts';
import { applySplices } from '../../model/text/splice.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { ShownPage } from '../protocol/edit-protocol.ts';
import { buildForm } from './build-form.ts';
import { createCommitDiff } from './commit-diff.ts';
import { nameLocation } from './name-location.ts';
import { fieldProblems } from './new-languages.ts';
import { isPulledFile } from './pulled-records.ts';
import { post, refuseMissing, refuseStale, type Work, writeTexts } from './work.ts';

/** The pause in typing, in milliseconds, after which the whole site is inspected. */
const restMs = 300;

/** Routes for forms, edits, fixes, undo and redo. */
export function serveEdits(studio: FastifyInstance, work: Work): void {
  const { folder, site, drafts } = work;
  /** The schema and text of a file. Refuses a file that the site does not have. */
  const fileAt = (path: string) => {
    const { model, input } = site.checked() ?? {};
    const found = /^(pages|assets\/records)\/.+\.json$/.test(path) && model?.files.find(({ file }) => file === path);
    const text = drafts.textOf(path);
    const schema = found && input?.schemas[found.schemaPath];
    return schema && text !== undefined ? { schema, text } : refuseMissing();
  };
  const changedSince = createCommitDiff(folder);
  const lookSoon = debounceTask(() => site.inspect(), restMs);
  studio.addHook('onClose', async () => lookSoon.stop());
  /** The revisions before and after the last edit of each file. */
  const done = new Map<string, { from: string; to: string }>();

  post(studio, 'form', async ({ file, pointer }) => {
    const { schema, text } = fileAt(file);
    const { value } = readWholeFile(file, text);
    const languages = codesOf(site.context()?.site);
    const field = value !== undefined && buildForm(value, schema, pointer, languages);
    // An undo may have removed the chosen value: that is not an error.
    if (!field) return {};
    const revision = hashOf(text);
    const place = nameLocation(value, pointer, schema, languages);
    const isPulled = isPulledFile(file, drafts.textOf);
    const sinceCommit = await changedSince(file, value);
    return { form: { file, revision, place, field, sinceCommit, ...(isPulled && { isPulled }) } };
  });

  post(studio, 'edit', async ({ file, pointer, operations, revision, typed = false, shown }) => {
    refuseStale(hashOf(fileAt(file).text) !== revision);
    const saving = drafts.edit({ file, pointer }, operations, typed);
    // The edit shows while it is being written to the disk.
    saving.catch(() => {});
    const text = drafts.textOf(file) ?? '';
    done.set(file, { from: revision, to: hashOf(text) });
    // An inspection that began before the draft is dropped, so another one is scheduled.
    const found = typed ? await site.draft(file, text).finally(lookSoon) : undefined;
    const problems = found && fieldProblems(site, found);
    const pages = problems && shown ? compileShownPages(site.context(), shown) : [];
    // Also after a failure: the draft is in memory.
    await saving.finally(() => problems ?? site.inspect());
    return { revision: hashOf(text), ...(problems && { typed: { problems, pages } }) };
  });

  post(studio, 'edit/last', async ({ file, revision, underWay, edits }) => {
    const now = hashOf(fileAt(file).text);
    const before = done.get(file);
    const isDone = before?.from === revision && before.to === now;
    refuseStale(now !== revision && !isDone);
    const todo = isDone || !underWay ? edits : [underWay, ...edits];
    await Promise.all(
      todo.map(({ pointer, operations, typed = false }) => drafts.edit({ file, pointer }, operations, typed)),
    );
    lookSoon();
  });

  post(studio, 'fix', async ({ file, pointer, code }) => {
    await site.catchUp();
    const { problems } = site.status();
    const fix = problems.find((one) => one.file === file && one.pointer === pointer && one.code === code)?.fix;
    const text = applySplices(fileAt(file).text, [fix ?? refuseMissing()]);
    await writeTexts(work, { file, pointer }, { [file]: text });
  });

  for (const way of ['undo', 'redo'] as const)
    post(studio, way, async () => {
      const at = await drafts[way]().finally(() => site.inspect());
      return { at };
    });
}

/** Runs a task `ms` milliseconds after the last call. Prints its error. `stop` cancels the task. */
function debounceTask(act: () => Promise<void>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void act().catch((error: Error) => console.error(error.message)), ms);
  };
  return Object.assign(ask, { stop: () => clearTimeout(timer) });
}

/** Compiles the page at a route in the shown languages. Empty if the page cannot be compiled. */
export function compileShownPages(
  context: CompileContext | undefined,
  { route: path, languages }: ShownPage,
): CompiledPage[] {
  if (!context) return [];
  const { site } = context;
  // Runs at each key: of thousands of pages, only candidates get their routes.
  const pages = context.pages.filter(({ route, routeDefaults }) => {
    const pattern = fillSlugs(route, site);
    if (routeDefaults && withoutLast(pattern) === path) return true;
    return pattern.includes('{') ? matchRoute(pattern, path) !== undefined : pattern === path;
  });
  const found = routesOf({ ...context, pages }).find((one) => one.params && decodeURIComponent(one.path) === path);
  if (!found) return [];
  const known = codesOf(site);
  try {
    return languages
      .filter((language) => known.includes(language) && isInLanguage(found, language))
      .map((language) => compilePage(found, language, context));
  } catch {
    return [];
  }
}
