import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { setTimeout as pass, setImmediate } from 'node:timers/promises';
import { wholeSiteCodes } from '../../check/inspect-draft.ts';
import type { MessageLanguage } from '../../check/messages/message.ts';
import type { Problem } from '../../check/problem.ts';
import { summary } from '../../check/report/report.ts';
import { fileKindOf } from '../../check/site-files.ts';
import type { CompileContext } from '../../compile/context.ts';
import { refreshSchemas } from '../../generate/schemas/refresh-schemas.ts';
import { localTime, timeZoneOf } from '../../model/schema/publishing.ts';
import type { FileEvent } from '../../site/folder-snapshot.ts';
import { createSiteOpener, type OpeningOptions, type OpenSite, type ReadSite } from '../../site/open-site.ts';
import { siteSanitizer } from '../../site/sanitizer.ts';
import { findUnpublished } from '../../site/select-published.ts';
import { watchSite } from '../../site/watch-site.ts';
import { createSignal } from './create-signal.ts';
import { createEditorFilesWriter } from './editor-proposals.ts';
import { trackMovedPages } from './track-moved-pages.ts';

/** The results of the last inspection of a site. */
export interface SiteStatus extends Pick<OpenSite, 'problems' | 'held' | 'waiting'> {
  /** Content that a build would leave out now, as problems. */
  unpublished: Problem[];
  /** Why the inspection failed. The last state is shown then. Default: it did not. */
  failure?: string;
}

/** The results of an inspection, for further checks. */
export type CheckedSite = Pick<OpenSite, 'input' | 'model' | 'later'>;

export interface Unsaved extends Required<Pick<OpeningOptions, 'over'>> {
  /** Whether anything differs from the disk. Then nothing is printed, or written for the editor. */
  isDirty(): boolean;
}

export interface LiveSiteOptions {
  /** Changes over the files on the disk. Default: none. */
  unsaved?: Unsaved | undefined;
  /** Resolves when the first page is shown; the first check waits for it. Default: it starts at once. */
  isShown?: Promise<void> | undefined;
  /** The language of problems, called at each inspection. Default: English. */
  language?: (() => MessageLanguage) | undefined;
}

/** How long browsers may request a saved file before the whole site is inspected, in milliseconds. */
const answerMs = 60;

/** Ends an inspection that a draft made outdated. */
class OutdatedInspection extends Error {}

/** The current state of a site, inspected after every save. */
export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;

/**
 * Opens a site in dev, and shows it before the first check is complete. Prints problems, and calls `inspected` after
 * each inspection, until the signal aborts. Rejects if the folder is not a site. The first check waits for `isShown`,
 * unless its results are needed.
 */
export async function openLiveSite(
  folder: string,
  inspected: () => void,
  signal?: AbortSignal,
  { unsaved, isShown = Promise.resolve(), language = () => 'en' }: LiveSiteOptions = {},
) {
  const needed = createSignal();
  const making = new Set<Promise<unknown>>();
  let inspectedDrafts = 0;
  const pause = async () => {
    await setImmediate();
    while (making.size > 0) await Promise.allSettled(making);
    // An outdated inspection would only delay the next key.
    if (isChecked && drafts !== inspectedDrafts) throw new OutdatedInspection();
  };
  const sanitizer = siteSanitizer(folder);
  const { open, read, draft } = createSiteOpener(folder, { live: true, pause, sanitizer, language, ...unsaved });
  const moves = trackMovedPages();
  const propose = createEditorFilesWriter(folder, signal);
  let findings: SiteStatus = { problems: [], held: [], waiting: [], unpublished: [] };
  let context: CompileContext | undefined;
  let checkedSite: CheckedSite | undefined;
  let isChecked = false;
  /** Whether the shown state was checked, or could not be. */
  const isInspected = () => checkedSite !== undefined || findings.failure !== undefined;
  /** The shown state without drafts: a page whose route is being typed has not moved yet. */
  let standing: CompileContext | undefined;
  let readings = 0;
  let drafts = 0;
  let reportedDrafts = 0;
  const take = async (checked: Promise<OpenSite>): Promise<void> => {
    const before = inspectedDrafts;
    const { problems, held, waiting, input, model, later, context: shown } = await checked;
    const { files } = model;
    // Drafts are shown already. The next inspection covers saves during the first check.
    if (drafts !== before || (!isChecked && next)) return;
    reportedDrafts = before;
    const wasInspected = isInspected();
    const isDirty = unsaved?.isDirty() ?? false;
    const now = localTime(new Date(), timeZoneOf(shown?.site));
    const hadProblems = findings.problems.length > 0;
    const unpublished = shown ? findUnpublished(files, input.schemas, now, language()) : [];
    findings = { problems, held, waiting, unpublished };
    checkedSite = { input, model, later };
    // An unchecked state is no base for redirects.
    if (wasInspected && standing && shown) moves.note(standing, shown);
    context = shown;
    standing = context;
    if ((hadProblems || problems.length > 0) && !isDirty) console.log(summary(problems, files.length, language()));
    inspected();
    if (!isDirty && problems.every(({ severity }) => severity !== 'error'))
      propose({ ...input, files, sources: shown?.sources ?? {} });
  };
  const inspect = async (checked: Promise<OpenSite>) => {
    await take(checked).catch((error: Error) => {
      if (error instanceof OutdatedInspection) return;
      findings = { ...findings, failure: error.message };
      console.error(error.message);
      inspected();
    });
    isChecked = true;
  };
  /** Reads the site and shows it unchecked, if possible. */
  const readUnchecked = async (): Promise<ReadSite> => {
    const own = ++readings;
    const site = await read();
    const unchecked = await site.unchecked().catch(() => undefined);
    // A later read is newer, even if it ends first.
    if (!isInspected() && own === readings) standing = context = unchecked ?? context;
    return site;
  };
  const firstInspection = async () => {
    needed.give();
    do await last;
    while (!isInspected());
  };
  // Otherwise each start would load a DOM to clean the same HTML.
  const save = () => void sanitizer.then((opened) => opened.add()).catch(() => {});
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const inspectNext = () => {
    needed.give();
    next ??= last.then(() => {
      next = undefined;
      inspectedDrafts = drafts;
      last = inspect(refreshSchemas(folder).then(open));
      return last;
    });
    return next;
  };
  const lay = async (file: string, text: string): Promise<Problem[] | undefined> => {
    const laid = await draft(file, text);
    if (!laid) return undefined;
    drafts++;
    context = laid.context;
    return laid.problems;
  };
  /** Shows one saved file at once. The caller inspects the whole site afterwards. */
  const showSaved = async ([change, ...others]: FileEvent[]) => {
    if (change?.what !== 'change' || others.length > 0) return;
    const file = relative(folder, change.path).replaceAll(sep, '/');
    const text = fileKindOf(file) && (await readFile(change.path, 'utf8').catch(() => undefined));
    if (text === undefined || !(await lay(file, text))) return;
    inspected();
    await pass(answerMs);
  };
  const seeDrafts = async () => {
    while ((!checkedSite || reportedDrafts !== drafts) && findings.failure === undefined) await inspectNext();
  };
  // Watch before the first read, so that no save is missed. Saves during the first check are inspected after it.
  const saved = async (changes: FileEvent[] = []) => {
    if (isChecked && !unsaved) await showSaved(changes);
    const inspection = inspectNext();
    if (isChecked) return inspection;
    // The first check of a large site takes long. Only it knows the last good state of a broken file.
    await refreshSchemas(folder).then(readUnchecked);
    inspected();
  };
  await watchSite(folder, saved, { signal });
  const first = readUnchecked();
  last = first.then(
    async (site) => {
      await Promise.race([isShown, needed.given]);
      await inspect(site.check());
    },
    () => {},
  );
  await first;
  if (!context) await firstInspection();
  return {
    /** The source of all pages: valid files, and the last good state of others. `undefined` without a usable site.json. */
    context: () => context,
    status: () => findings,
    language,
    /** `undefined` before the first check is complete. */
    checked: () => checkedSite,
    /** Redirects from the routes that pages had since the site was opened. */
    redirects: () => (context ? moves.redirects(context) : []),
    /** Inspects the site. Calls during an inspection share the next one. */
    inspect: inspectNext,
    /** Inspects until the results match the visible state. A draft makes an inspection outdated. */
    async catchUp() {
      await inspectNext();
      await seeDrafts();
    },
    /** Inspects only if drafts changed since the last inspection. */
    inspectDrafts: seeDrafts,
    /**
     * Shows the site with a draft of one file until the next inspection, which the caller starts. Resolves to the file's
     * problems, or to `undefined` if the draft cannot be shown.
     */
    async draft(file: string, text: string): Promise<Problem[] | undefined> {
      const problems = await lay(file, text);
      if (!problems) return undefined;
      // Problems of the whole site stay until the next inspection.
      const codes = wholeSiteCodes(checkedSite?.model ?? {});
      const standing = findings.problems.filter((one) => one.file === file && codes.has(one.code));
      return [...problems, ...standing];
    },
    /** Runs a task before the first check is complete. If mistakes make it fail, it runs again after the check. */
    async run<Made>(make: () => Promise<Made>): Promise<Made> {
      const made = make().finally(save);
      if (isChecked) return made;
      making.add(made);
      return made
        .finally(() => making.delete(made))
        .catch(async () => {
          await firstInspection();
          return make();
        });
    },
  };
}
