import type { ViteDevServer } from 'vite';
import { loadBuiltRenderer } from '../../build/bundle.ts';
import { listRenderers } from '../../build/registry.ts';
import type { attempt, Prerendered, prepare } from '../../client/app/prerender.tsx';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { sectionsIn, sectionTypesIn } from '../../model/page-file.ts';
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
  const running = new Set<Promise<Rendering>>();
  /** The renderings that began before the last change. Vite would share the modules that they load, and their errors. */
  let outdated: Promise<unknown> = Promise.resolve();
  for (const what of ['add', 'change', 'unlink'] as const)
    vite.watcher.on(what, () => {
      built = undefined;
      outdated = Promise.allSettled([...running]);
    });
  // Errors are reported when a page is requested.
  if (!built) await fromSources().catch(() => {});
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
    await outdated;
    const rendering = render(page, compiled);
    running.add(rendering);
    return rendering.finally(() => running.delete(rendering));
  };
}

/** The reason of the first failure. */
async function findFailure(all: Promise<unknown>[]): Promise<unknown> {
  const results = await Promise.allSettled(all);
  return results.find((result) => result.status === 'rejected')?.reason;
}
