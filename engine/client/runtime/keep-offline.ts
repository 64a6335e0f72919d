import type { CompiledSite } from '../../model/compiled.ts';
import { whenIdle } from '../../ui/kit/when-idle.ts';
import { fetchSite, loadWords } from './fetch-site.ts';
import { paysForBytes } from './pays-for-bytes.ts';

/**
 * Has the page that shows kept when the browser is idle, on a site that wants it, for when there is no network. A browser that keeps nothing
 * (private windows) shows what the network has. Returns what calls it off.
 */
export function keepOffline(site: CompiledSite): () => void {
  return whenIdle(() => keep(site).catch(() => {}));
}

async function keep(site: CompiledSite): Promise<void> {
  if (!site.offline) return;
  if (document.documentElement.dataset.kept) await loadWords(await fetchSite(site.language), ['offline']);
  const { keepVisited } = await import('./keep-visited.ts');
  await keepVisited(site, paysForBytes());
}
