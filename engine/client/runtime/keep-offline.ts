import type { CompiledSite } from '../../model/compiled.ts';
import { whenIdle } from '../../ui/kit/when-idle.ts';
import { fetchSite, loadWords } from './fetch-site.ts';
import { paysForBytes } from './pays-for-bytes.ts';

/** Caches the page while idle, if the site supports offline use. Returns a cancel function. */
export function keepOffline(site: CompiledSite): () => void {
  return whenIdle(() => keep(site).catch(() => {}));
}

async function keep(site: CompiledSite): Promise<void> {
  if (!site.offline) return;
  if (document.documentElement.dataset.kept) await loadWords(await fetchSite(site.language), ['offline']);
  const { keepVisited } = await import('./keep-visited.ts');
  await keepVisited(site, paysForBytes());
}
