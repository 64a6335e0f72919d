import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { setTimeout as pass, setImmediate } from 'node:timers/promises';
import { wholeSiteCodes } from '../../check/inspect-draft.ts';
import type { Problem } from '../../check/problem.ts';
import { summary } from '../../check/report/report.ts';
import { fileKindOf } from '../../check/site-files.ts';
import type { CompileContext } from '../../compile/context.ts';
import { refreshSchemas } from '../../generate/schemas/refresh-schemas.ts';
import { localTime, timeZoneOf } from '../../model/schema/publishing.ts';
import type { Redirect } from '../../model/site.ts';
import type { FileEvent } from '../../site/folder-snapshot.ts';
import { createSiteOpener, type OpeningOptions, type OpenSite, type ReadSite } from '../../site/open-site.ts';
import { siteSanitiser } from '../../site/sanitiser.ts';
import { findUnpublished } from '../../site/select-published.ts';
import { watchSite } from '../../site/watch-site.ts';
import { createEditorFilesWriter } from './editor-proposals.ts';
import { trackMovedPages } from './moved-pages.ts';

/** What was found when a site was last looked at. */
export interface SiteStatus extends Pick<OpenSite, 'problems' | 'held' | 'waiting'> {
  /** What a build would leave out now, told at its place as problems are. */
  unpublished: Problem[];
  /** Why the site could not be looked at; all that is shown is then as it was before. Default: it could. */
  failure?: string;
}

/** What was read and checked of a site at one look, and how to look on from there. */
export type CheckedSite = Pick<OpenSite, 'input' | 'model' | 'later'>;

/** A site as its files are now, looked at again after every save. */
export interface LiveSite {
  /** What pages are compiled from: every sound file as it is, and the last good state of the others. `undefined` while there is no site.json to show one. */
  context(): CompileContext | undefined;
  status(): SiteStatus;
  /** What was read and checked when the site was last looked at. `undefined` before the first check is through. */
  checked(): CheckedSite | undefined;
  /** The routes that pages had since the site was opened, and those that they have now. */
  redirects(): Redirect[];
  /**
   * Makes something of the site. The first check lets it go before; as the site may have mistakes until then that nothing is
   * prepared for, what fails is made again when the check is through.
   */
  run<Made>(make: () => Promise<Made>): Promise<Made>;
  /** Looks at the site at once, for who knows that it is another. What is asked while one look goes on is one look after it. */
  inspect(): Promise<void>;
  /** Looks until what was found is of all that is shown: a look that a draft has overtaken tells nothing. */
  catchUp(): Promise<void>;
  /** Looks only where something was written over the site since the last look: what else changed on the disk, the next look tells. */
  inspectDrafts(): Promise<void>;
  /**
   * Shows the site with another text of one file, at once and until the next look, which the caller sees to: a look that had begun before
   * tells nothing. Resolves to the file's problems, those that only the whole site tells as they were; to `undefined` where nothing can be shown so.
   */
  draft(file: string, text: string): Promise<Problem[] | undefined>;
}

/** What somebody writes over a site and has not saved. */
export interface Unsaved extends Required<Pick<OpeningOptions, 'over' | 'language'>> {
  /** Whether anything differs from the disk: then nothing of it is told in the terminal, nor written for the editor. */
  isDirty(): boolean;
}

/** How long browsers have to ask for what was saved before the whole of the site is looked at, in milliseconds: that would keep them waiting. */
const answerMs = 60;

/** Ends a look at a site that a draft has overtaken. */
class OutdatedInspection extends Error {}

/**
 * Opens a site that is worked on. A large one can be shown before all of it is checked. Problems are printed; `inspected` is
 * called after each inspection, until the signal aborts. `unsaved` lies over the files. Rejects when the folder is no site.
 */
export async function openLiveSite(
  folder: string,
  inspected: () => void,
  signal?: AbortSignal,
  unsaved?: Unsaved,
): Promise<LiveSite> {
  const making = new Set<Promise<unknown>>();
  let lookedFrom = 0;
  const pause = async () => {
    await setImmediate();
    while (making.size > 0) await Promise.allSettled(making);
    // It would tell nothing, and take the time of the next key.
    if (isChecked && drafts !== lookedFrom) throw new OutdatedInspection();
  };
  const sanitiser = siteSanitiser(folder);
  const { open, read, draft } = createSiteOpener(folder, { live: true, pause, sanitiser, ...unsaved });
  const moves = trackMovedPages();
  const propose = createEditorFilesWriter(folder, signal);
  let findings: SiteStatus = { problems: [], held: [], waiting: [], unpublished: [] };
  let context: CompileContext | undefined;
  let looked: CheckedSite | undefined;
  let isChecked = false;
  /** Whether what is shown has been checked, or could not be: what was saved during the first check has not been when that ends. */
  const isTold = () => looked !== undefined || findings.failure !== undefined;
  /** What was shown before drafts were laid over it: a page that is on its way to another route has not moved there. */
  let standing: CompileContext | undefined;
  let readings = 0;
  let drafts = 0;
  let told = 0;
  const take = async (checked: Promise<OpenSite>): Promise<void> => {
    const before = lookedFrom;
    const { problems, held, waiting, input, model, later, context: shown } = await checked;
    const { files } = model;
    // What was written meanwhile is shown already; of what was saved during the first check, the next look tells.
    if (drafts !== before || (!isChecked && next)) return;
    told = before;
    const wasTold = isTold();
    const isDirty = unsaved?.isDirty() ?? false;
    const now = localTime(new Date(), timeZoneOf(shown?.site));
    const unpublished = shown ? findUnpublished(files, input.schemas, now) : [];
    findings = { problems, held, waiting, unpublished };
    looked = { input, model, later };
    // What nobody had checked was no state to move from.
    if (wasTold && standing && shown) moves.note(standing, shown);
    context = shown;
    standing = context;
    if (problems.length > 0 && !isDirty) console.log(summary(problems, files.length));
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
  /** Reads the site, and shows it as nobody has checked it, which may be nothing that a site can be made of. */
  const readUnchecked = async (): Promise<ReadSite> => {
    const own = ++readings;
    const site = await read();
    const unchecked = await site.unchecked().catch(() => undefined);
    // What was read later is newer, though it may be here sooner.
    if (!isTold() && own === readings) standing = context = unchecked ?? context;
    return site;
  };
  const firstTold = async () => {
    do await last;
    while (!isTold());
  };
  // Without what was cleaned once, each start would wait for the window to clean HTML in.
  const save = () => void sanitiser.then((opened) => opened.add()).catch(() => {});
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const look = () => {
    next ??= last.then(() => {
      next = undefined;
      lookedFrom = drafts;
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
  /** Shows what was saved of one file at once; the look at the whole site, which the caller sees to, tells the rest. */
  const showSaved = async ([change, ...others]: FileEvent[]) => {
    if (change?.what !== 'change' || others.length > 0) return;
    const file = relative(folder, change.path).replaceAll(sep, '/');
    const text = fileKindOf(file) && (await readFile(change.path, 'utf8').catch(() => undefined));
    if (text === undefined || !(await lay(file, text))) return;
    inspected();
    await pass(answerMs);
  };
  const seeDrafts = async () => {
    while ((!looked || told !== drafts) && findings.failure === undefined) await look();
  };
  // Watched before it is first read, so that no save falls between; what is saved from now on is looked at after the first check.
  const saved = async (changes: FileEvent[] = []) => {
    if (isChecked && !unsaved) await showSaved(changes);
    const looked = look();
    if (isChecked) return looked;
    // A large site takes its time to be checked for the first time. What a broken file was before is known by that check alone.
    await refreshSchemas(folder).then(readUnchecked);
    inspected();
  };
  await watchSite(folder, saved, { signal });
  const first = readUnchecked();
  last = first.then(
    (site) => inspect(site.check()),
    () => {},
  );
  await first;
  if (!context) await firstTold();
  return {
    context: () => context,
    status: () => findings,
    checked: () => looked,
    redirects: () => (context ? moves.redirects(context) : []),
    inspect: look,
    async catchUp() {
      await look();
      await seeDrafts();
    },
    inspectDrafts: seeDrafts,
    async draft(file, text) {
      const problems = await lay(file, text);
      if (!problems) return undefined;
      // What only the whole site tells stands until it is looked at.
      const standing = findings.problems.filter((one) => one.file === file && wholeSiteCodes.has(one.code));
      return [...problems, ...standing];
    },
    async run(make) {
      const made = make().finally(save);
      if (isChecked) return made;
      making.add(made);
      return made
        .finally(() => making.delete(made))
        .catch(async () => {
          await firstTold();
          return make();
        });
    },
  };
}
