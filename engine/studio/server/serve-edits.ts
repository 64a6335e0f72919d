import type { FastifyInstance } from 'fastify';
import { readWholeFile } from '../../edit/passage.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { applySplices } from '../../model/text/splice.ts';
import { hashOf } from '../../site/files/seal.ts';
import { refusalsIn } from './answers.ts';
import { buildForm } from './build-form.ts';
import { createCommitDiff } from './commit-diff.ts';
import { compileShownPages } from './compile-shown-pages.ts';
import { debounceTask } from './debounce-task.ts';
import { fieldProblems } from './own-problems.ts';
import { post } from './routes.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

/** For how long nothing is typed before the whole site is looked at, in milliseconds. */
const restMs = 300;

/** Serves the forms of values, and what is done in them: edits, fixes, and steps back and forth. */
export function serveEdits(studio: FastifyInstance, work: Work): void {
  const { folder, site, drafts, spoken } = work;
  /** The schema and text of a file of the site; `undefined` for any other path. */
  const fileAt = (path: string) => {
    const { model, input } = site.checked() ?? {};
    const found = /^(pages|assets\/records)\/.+\.json$/.test(path) && model?.files.find(({ file }) => file === path);
    const text = drafts.textOf(path);
    const schema = found && input?.schemas[found.schemaPath];
    return schema && text !== undefined ? { schema, text } : undefined;
  };
  const { missing, stale } = refusalsIn(spoken);
  const changedSince = createCommitDiff(folder);
  const lookSoon = debounceTask(() => site.inspect(), restMs);
  studio.addHook('onClose', async () => lookSoon.stop());
  /** What the last edit of each file counted from, and what it came to. */
  const done = new Map<string, { from: string; to: string }>();

  post(studio, 'form', async ({ file, pointer }, reply) => {
    const found = fileAt(file);
    const { value } = found ? readWholeFile(file, found.text) : {};
    const languages = codesOf(site.context()?.site);
    const field = found && value !== undefined && buildForm(value, found.schema, pointer, languages);
    if (!found) return missing(reply);
    // What was chosen may be gone by now, as after a step back: that is no fault.
    if (!field) return {};
    const revision = hashOf(found.text);
    return { form: { file, revision, field, sinceCommit: await changedSince(file, value) } };
  });

  post(studio, 'edit', async ({ file, pointer, operations, revision, typed = false, shown }, reply) => {
    const found = fileAt(file);
    if (!found) return missing(reply);
    if (hashOf(found.text) !== revision) return stale(reply);
    const kept = drafts.edit({ file, pointer }, operations, typed);
    // While it is written to the disk, it is shown.
    kept.catch(() => {});
    const text = drafts.textOf(file) ?? '';
    done.set(file, { from: revision, to: hashOf(text) });
    // A look that began before the draft would tell nothing, and nobody would ask for another.
    const told = typed ? await site.draft(file, text).finally(lookSoon) : undefined;
    const problems = told && fieldProblems(site, told);
    const pages = problems && shown ? compileShownPages(site.context(), shown) : [];
    // What cannot be kept is there all the same.
    await kept.finally(() => problems ?? site.inspect());
    return { revision: hashOf(text), ...(problems && { typed: { problems, pages } }) };
  });

  post(studio, 'edit/last', async ({ file, revision, underWay, edits }, reply) => {
    const found = fileAt(file);
    if (!found) return missing(reply);
    const now = hashOf(found.text);
    const before = done.get(file);
    const isDone = before?.from === revision && before.to === now;
    if (now !== revision && !isDone) return stale(reply);
    const todo = isDone || !underWay ? edits : [underWay, ...edits];
    await Promise.all(
      todo.map(({ pointer, operations, typed = false }) => drafts.edit({ file, pointer }, operations, typed)),
    );
    lookSoon();
    return {};
  });

  post(studio, 'fix', async ({ file, pointer, code }, reply) => {
    await site.catchUp();
    const { problems } = site.status();
    const fix = problems.find((one) => one.file === file && one.pointer === pointer && one.code === code)?.fix;
    const found = fileAt(file);
    if (!fix || !found) return missing(reply);
    await writeTexts(work, { file, pointer }, { [file]: applySplices(found.text, [fix]) });
    return {};
  });

  for (const way of ['undo', 'redo'] as const)
    post(studio, way, async () => {
      const at = await drafts[way]().finally(() => site.inspect());
      return { at };
    });
}
