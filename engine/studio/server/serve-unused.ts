import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SiteInspection } from '../../check/inspect-site.ts';
import { writeAtomically } from '../../site/files/files.ts';
import { writeTransaction } from '../../site/files/journal/transaction.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { UnusedAsset } from '../protocol/search-protocol.ts';
import { withTexts } from './plan.ts';
import { refuseLink } from './refuse-link.ts';
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

/** Larger files cannot be restored. */
const maxBytes = 64 * 1024 * 1024;

/** The deleted files of up to `most` bytes, stored in `.cache/studio/removed/` until the process ends. */
export function removedAssets(folder: string, most = maxBytes) {
  const removed = new Map<string, string>();
  const keptAt = (revision: string) => join(folder, '.cache/studio/removed', revision);
  const read = async (asset: string) => {
    await refuseLink(folder, `assets/${asset}`);
    return readFile(join(folder, 'assets', asset));
  };
  return {
    all: () => [...removed.keys()],
    async look(asset: string): Promise<UnusedAsset> {
      const bytes = await read(asset);
      return { asset, revision: hashOf(bytes), bytes: bytes.length, isKept: bytes.length <= most };
    },
    /** Deletes a file, unless it has another revision. */
    async remove(asset: string, revision: string) {
      const bytes = await read(asset);
      if (hashOf(bytes) !== revision) throw new Refusal(another(asset));
      if (bytes.length <= most) await writeAtomically(keptAt(revision), bytes);
      await writeTransaction(folder, [{ from: { file: `assets/${asset}`, hash: revision } }]);
      if (bytes.length <= most) removed.set(asset, revision);
    },
    /** Restores a deleted file, unless a new one exists. */
    async bringBack(asset: string) {
      const revision = removed.get(asset);
      const bytes = revision && (await readFile(keptAt(revision)).catch(() => undefined));
      if (!bytes || hashOf(bytes) !== revision) throw new Refusal(notKept(asset));
      await refuseLink(folder, `assets/${asset}`);
      await writeTransaction(folder, [{ to: { file: `assets/${asset}`, text: bytes } }]);
      removed.delete(asset);
    },
  };
}

const another = (asset: string) => ({
  en: `assets/${asset} has changed meanwhile and was not deleted.`,
  zh: `assets/${asset} 已在别处修改，未删除。`,
});
const notKept = (asset: string) => ({
  en: `assets/${asset} cannot be restored.`,
  zh: `assets/${asset} 无法恢复。`,
});
