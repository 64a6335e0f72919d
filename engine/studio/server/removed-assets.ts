import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../site/files/files.ts';
import { writeTransaction } from '../../site/files/journal/transaction.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { UnusedAsset } from '../protocol/search-protocol.ts';
import { refuseLink } from './refuse-link.ts';

/** Larger files cannot be restored. */
const maxBytes = 64 * 1024 * 1024;

/**
 * The deleted files under `assets/` that can be restored while the process runs: those of up to `most` bytes, stored in
 * `.cache/studio/removed/`.
 */
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
