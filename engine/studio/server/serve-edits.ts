import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../check/problem.ts';
import { markdownNamesIn, type SiteFile } from '../../check/site-files.ts';
import type { CompileContext } from '../../compile/context.ts';
import { compilePage, isInLanguage, routesOf } from '../../compile/page.ts';
import { readWholeFile } from '../../edit/passage.ts';
import type { CompiledPage } from '../../model/compiled.ts';
import { isMarkdownFile } from '../../model/markdown/markdown-file.ts';
import { matchRoute } from '../../model/page-file.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { fillSlugs, withoutLast } from '../../model/schema/placeholders.ts';
import { applySplices } from '../../model/text/splice.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { LastEdit, ShownPage } from '../protocol/edit-protocol.ts';
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
  /** The text of a Markdown file. Empty if a field names it, but it does not exist. */
  const markdownAt = (path: string): string => {
    const files = site.checked()?.model.files ?? [];
    const isKnown = isMarkdownFile(path) && files.some((one) => one.file === path || namesMarkdown(one, path));
    return isKnown ? (drafts.textOf(path) ?? '') : refuseMissing();
  };
  const textAt = (path: string) => (isMarkdownFile(path) ? markdownAt(path) : fileAt(path).text);
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

  post(studio, 'markdown', ({ file }) => {
    const text = markdownAt(file);
    return { revision: hashOf(text), ...(drafts.textOf(file) !== undefined && { text }) };
  });

  const editWith = (file: string, { pointer, operations, markdown, typed = false }: LastEdit) =>
    markdown
      ? drafts.editMarkdown({ file, pointer }, markdown, typed)
      : drafts.edit({ file, pointer }, operations, typed);

  post(studio, 'edit', async ({ file, revision, shown, ...edit }) => {
    const { typed = false } = edit;
    const changed = edit.markdown?.file ?? file;
    refuseStale(hashOf(edit.markdown ? markdownAt(changed) : fileAt(changed).text) !== revision);
    const saving = editWith(file, edit);
    // The edit shows while it is being written to the disk.
    saving.catch(() => {});
    const text = drafts.textOf(changed) ?? '';
    done.set(changed, { from: revision, to: hashOf(text) });
    // An inspection that began before the draft is dropped, so another one is scheduled.
    const found = typed ? await site.draft(changed, text).finally(lookSoon) : undefined;
    const problems = found && fieldProblems(site, found);
    const pages = problems && shown ? compileShownPages(site.context(), shown) : [];
    // Also after a failure: the draft is in memory.
    await saving.finally(() => problems ?? site.inspect());
    return { revision: hashOf(text), ...(problems && { typed: { problems, pages } }) };
  });

  post(studio, 'edit/last', async ({ file, markdown, revision, underWay, edits }) => {
    const changed = markdown ?? file;
    const now = hashOf(markdown === undefined ? fileAt(changed).text : markdownAt(changed));
    const before = done.get(changed);
    const isDone = before?.from === revision && before.to === now;
    refuseStale(now !== revision && !isDone);
    const todo = isDone || !underWay ? edits : [underWay, ...edits];
    // Only the file whose revision was compared changes.
    if (todo.some((edit) => edit.markdown?.file !== markdown)) refuseMissing();
    await Promise.all(todo.map((edit) => editWith(file, edit)));
    lookSoon();
  });

  post(studio, 'fix', async ({ file, pointer, code, fix }) => {
    await site.catchUp();
    const { problems } = site.status();
    const isMeant = (one: Problem) =>
      one.file === file && one.pointer === pointer && one.code === code && isDeepStrictEqual(one.fix, fix);
    if (!problems.some(isMeant)) refuseMissing();
    const text = applySplices(textAt(file), [fix]);
    await writeTexts(work, { file, pointer }, { [file]: text });
  });

  for (const way of ['undo', 'redo'] as const)
    post(studio, way, async () => {
      const at = await drafts[way]().finally(() => site.inspect());
      return { at };
    });
}

function namesMarkdown(file: SiteFile, path: string): boolean {
  return markdownNamesIn(file).some(({ target }) => target === path);
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
