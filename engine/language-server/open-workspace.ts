import { setImmediate } from 'node:timers/promises';
import { createSteppingInspector, type SiteInspection } from '../check/inspect-site.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import type { SiteInput } from '../check/site-files.ts';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { runInSlices } from '../model/run-in-slices.ts';
import { createSiteReader } from '../site/read-site.ts';
import { watchSite } from '../site/watch-site.ts';
import { withTexts } from '../studio/server/plan.ts';

/** A site as last inspected, with the unsaved texts. */
export type InspectedSite = Pick<SiteInspection, 'problems' | 'model' | 'later'> & { input: SiteInput };

interface WorkspaceOptions {
  language: MessageLanguage;
  /** The texts of open files by path, which replace those on the disk. */
  texts: () => Record<string, string>;
  /** Called after each inspection. The next one waits for it. */
  inspected: (site: InspectedSite) => Promise<void>;
  /** Called with the reason when an inspection fails. */
  failed: (message: string) => void;
  /** How long nothing must be typed before an inspection, in milliseconds. */
  restMs: number;
}

export type Workspace = ReturnType<typeof openWorkspace>;

/** How long an inspection runs before it handles messages, in milliseconds. */
const sliceMs = 20;

/** Ends an inspection whose texts have changed. */
class OutdatedInspection extends Error {}

/** Inspects the site in a folder with the unsaved texts of an editor, after each change. */
export function openWorkspace(folder: string, { language, texts, inspected, failed, restMs }: WorkspaceOptions) {
  const read = createSiteReader(folder);
  const inspect = createSteppingInspector();
  let onDisk: SiteInput | undefined;
  let site: InspectedSite | undefined;
  let revision = 0;
  let inspectedRevision = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const inspectOnce = async () => {
    const own = revision;
    const pause = async () => {
      await setImmediate();
      if (revision !== own) throw new OutdatedInspection();
    };
    if (!onDisk) {
      await refreshSchemas(folder);
      onDisk = await read();
    }
    const input = await withTexts(onDisk, texts(), folder);
    const { problems, model, later } = await runInSlices(inspect(input, { language }), pause, sliceMs);
    // An open text can change while the schemas are read.
    if (revision !== own) throw new OutdatedInspection();
    inspectedRevision = own;
    site = { problems, model, later, input };
    await inspected(site);
  };
  const run = async () => {
    while (inspectedRevision !== revision) {
      const own = revision;
      await inspectOnce().catch((error: Error) => {
        if (error instanceof OutdatedInspection) return;
        // The next change tries again.
        inspectedRevision = own;
        failed(error.message);
      });
    }
  };
  const settle = () => {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const schedule = () => {
    revision++;
    clearTimeout(timer);
    timer = setTimeout(settle, restMs);
  };
  const stop = new AbortController();
  const changeDisk = () => {
    onDisk = undefined;
    schedule();
  };
  return {
    /** Inspects the site, and again after each change on the disk, until the workspace is closed. */
    async follow() {
      await watchSite(folder, async () => changeDisk(), { signal: stop.signal });
      await settle();
    },
    /** Notes that an open text has changed. */
    changeText: schedule,
    /** Notes that files on the disk have changed. */
    changeDisk,
    /** The site with all changes so far. `undefined` if it could never be read. */
    async current(): Promise<InspectedSite | undefined> {
      while (inspectedRevision !== revision) await settle();
      return site;
    },
    close() {
      clearTimeout(timer);
      stop.abort();
    },
  };
}
