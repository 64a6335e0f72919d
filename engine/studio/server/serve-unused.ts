import type { FastifyInstance } from 'fastify';
import type { SiteInspection } from '../../check/inspect-site.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { withTexts } from './plan.ts';
import { removedAssets } from './removed-assets.ts';
import { get, post, type Work } from './work.ts';

/** Routes that delete unused files under `assets/` from the disk, and restore them. */
export function serveUnused(studio: FastifyInstance, { folder, site, drafts, spoken }: Work): void {
  const removed = removedAssets(folder);

  /** Refuses a file that the drafts or the disk use. */
  const refuseUsed = async (asset: string) => {
    await site.inspect();
    const now = site.checked();
    if (!now) throw new Refusal(used(asset));
    const inspect = now.later();
    for (const input of [now.input, await withTexts(now.input, drafts.bases(), folder)])
      if (!isUnused(asset, inspect(input, spoken))) throw new Refusal(used(asset));
  };

  get(studio, 'unused/removed', () => removed.all());

  post(studio, 'unused/look', async ({ asset }) => {
    await refuseUsed(asset);
    return removed.look(asset);
  });

  post(studio, 'unused/remove', async ({ asset, revision }) => {
    await refuseUsed(asset);
    await removed.remove(asset, revision);
    await site.inspect();
  });

  post(studio, 'unused/bring-back', async ({ asset }) => {
    await removed.bringBack(asset);
    await site.inspect();
  });
}

function isUnused(asset: string, { problems }: SiteInspection): boolean {
  return problems.some(({ code, file }) => code === 'unused-asset' && file === `assets/${asset}`);
}

const used = (asset: string) => ({
  en: `assets/${asset} stays: unsaved changes or the disk use it, or errors of the site hide its uses.`,
  zh: `未删除 assets/${asset}：磁盘上或未保存的内容仍用到它，或因网站有错误而无法确定。`,
});
