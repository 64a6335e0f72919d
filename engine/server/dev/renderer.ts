import type { ViteDevServer } from 'vite';
import { loadBuiltRenderer } from '../../build/bundle.ts';
import { listRenderers } from '../../build/registry.ts';
import type { attempt, Prerendered, prepare } from '../../client/app/prerender.tsx';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { sectionsIn, sectionTypesIn } from '../../model/page-file.ts';
import type { FileEvent } from '../../site/folder-snapshot.ts';
import { readOwnParts } from '../../site/own-parts.ts';
import { enginePath, slashed } from '../../site/paths.ts';

export interface Rendering {
  rendered: Prerendered;
  /** Why a part of the page throws and is left to the browser. Default: none does. */
  error?: unknown;
}

/** Renders a page with the current sources. Rejects if the shell cannot be loaded. */
export type DevRenderer = (page: CompiledPage, site: CompiledSite) => Promise<Rendering>;

/** Creates the renderer for dev. Uses a current build's renderer until a source changes, because that loads faster. */
export async function createDevRenderer(vite: ViteDevServer, site: string): Promise<DevRenderer> {
  const traced = (error: unknown) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    return error;
  };
  const load = (source: string) =>
    vite.ssrLoadModule(source).catch((error) => {
      throw traced(error);
    });
  const fromSources = async () =>
    (await load(enginePath('/client/app/prerender.tsx'))) as { prepare: typeof prepare; attempt: typeof attempt };
  let built = await loadBuiltRenderer(site);
  const running = new Set<Promise<unknown>>();
  const run = <Result>(task: Promise<Result>): Promise<Result> => {
    running.add(task);
    return task.finally(() => running.delete(task));
  };
  const { moduleGraph } = vite.environments.ssr;
  /** Drops outdated modules at once, before a page asks for them: Vite waits for the hooks of its plugins first. */
  const invalidate = (path: string, what: FileEvent['what']) => {
    if (what !== 'change') return moduleGraph.invalidateAll();
    for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.onFileChange(slashed(path));
  };
  /** Vite keeps the error of a module until its next change, even if a change fixed it while it was loaded. */
  const dropErrors = () => {
    for (const module of moduleGraph.idToModuleMap.values()) if (module.ssrError) moduleGraph.invalidateModule(module);
  };
  /** The renderings that began before the last change. Vite would share the modules that they load, and their errors. */
  let outdated: Promise<unknown> = Promise.resolve();
  for (const what of ['add', 'change', 'unlink'] as const)
    vite.watcher.on(what, (path) => {
      built = undefined;
      invalidate(path, what);
      outdated = Promise.allSettled([...running]).then(dropErrors);
    });
  // Errors are reported when a page is requested.
  if (!built) await run(fromSources()).catch(() => {});
  const render: DevRenderer = async (page, compiled) => {
    try {
      // The build cannot show the errors of a section.
      const isSound = sectionsIn(page.sections).every(({ unsound }) => !unsound);
      if (built && isSound) return { rendered: built(page, compiled) };
    } catch {
      // The development build of the sources gives better messages.
    }
    const { prepare, attempt } = await fromSources();
    const types = sectionTypesIn(page.sections);
    const files = listRenderers(site, await readOwnParts(site));
    const unread = await findFailure(types.flatMap((type) => files[type] ?? []).map((file) => load(slashed(file))));
    await prepare(types);
    const { broken, ...rendered } = attempt(page, compiled);
    return { rendered, error: unread ?? traced(broken) };
  };
  return async (page, compiled) => {
    for (let awaited: unknown; awaited !== outdated; ) {
      awaited = outdated;
      await awaited;
    }
    return run(render(page, compiled));
  };
}

/** The reason of the first failure. */
async function findFailure(all: Promise<unknown>[]): Promise<unknown> {
  const results = await Promise.allSettled(all);
  return results.find((result) => result.status === 'rejected')?.reason;
}
