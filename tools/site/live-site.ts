import { setImmediate } from 'node:timers/promises';
import type { Problem } from '../../engine/check/problem.ts';
import type { CompileContext } from '../../engine/compile/context.ts';
import { watchSite } from '../check/watch.ts';
import { summary } from '../check.ts';
import { type OpenSite, siteOpener } from './open-site.ts';
import { siteSanitiser } from './sanitiser.ts';
import { writeSiteNames } from './site-names.ts';

/** A site as its files are now, looked at again after every save. */
export interface LiveSite {
  /** What pages are compiled from: the last good state of every file. `undefined` while there is none. */
  context(): CompileContext | undefined;
  problems(): Problem[];
  /**
   * Makes something of the site. The first check lets it go before; as the site may have mistakes until then that nothing is
   * prepared for, what fails is made again when the check is through.
   */
  make<Made>(make: () => Promise<Made>): Promise<Made>;
}

/**
 * Opens a site that is worked on. A large one can be shown before all of it is checked. Problems are printed; `looked` is
 * called after each look, until the signal aborts. Rejects when the folder is no site.
 */
export async function openLiveSite(folder: string, looked: () => void, signal?: AbortSignal): Promise<LiveSite> {
  const making = new Set<Promise<unknown>>();
  const pause = async () => {
    await setImmediate();
    while (making.size > 0) await Promise.allSettled(making);
  };
  const sanitiser = siteSanitiser(folder);
  const { open, read } = siteOpener(folder, { live: true, pause, sanitiser });
  let problems: Problem[] = [];
  let context: CompileContext | undefined;
  let isChecked = false;
  const look = async (checked: Promise<OpenSite>) => {
    const site = await checked;
    problems = site.problems;
    // The last good site stays while the files are broken; what nobody had checked was none.
    context = site.context ?? (isChecked ? context : undefined);
    isChecked = true;
    if (problems.length > 0) console.log(summary(problems, site.files.length));
    looked();
    // The editor's proposals can wait until the browser has what was saved.
    if (problems.every(({ severity }) => severity !== 'error'))
      await writeSiteNames(folder, site.files, site.input.assets);
  };
  const told = (error: Error) => console.error(error.message);
  // Without what was cleaned once, each start would wait for the window to clean HTML in.
  const keep = () => void sanitiser.then((opened) => opened.add()).catch(() => {});
  // Watched before it is first read, so that no save falls between.
  let first: Promise<void> = Promise.resolve();
  const saved = async () => {
    await first;
    await look(open()).catch(told);
  };
  await watchSite(folder, saved, signal);
  const { glance, check } = await read();
  context = await glance();
  first = look(check()).catch(told);
  if (!context) await first;
  return {
    context: () => context,
    problems: () => problems,
    async make(make) {
      const made = make().finally(keep);
      if (isChecked) return made;
      making.add(made);
      return made
        .finally(() => making.delete(made))
        .catch(async () => {
          await first;
          return make();
        });
    },
  };
}
