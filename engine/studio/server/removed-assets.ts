import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../site/files/files.ts';
import { writeTransaction } from '../../site/files/journal/transaction.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { UnusedAsset } from '../protocol/search-protocol.ts';
import { refuseLink } from './refuse-link.ts';

/** A file with more bytes is not kept when it is deleted. */
const mostKept = 64 * 1024 * 1024;

/** Files under `assets/` that were deleted, as long as the process runs. */
export interface RemovedAssets {
  /** The paths of those that can be brought back. */
  all(): string[];
  look(asset: string): Promise<UnusedAsset>;
  /** Deletes a file as it was seen; another content stays. */
  remove(asset: string, revision: string): Promise<void>;
  /** Writes a deleted file again, where none has come meanwhile. */
  bringBack(asset: string): Promise<void>;
}

/** Begins with none. What is deleted is kept in `.cache/studio/removed/`; with `most`, no file with more bytes. */
export function removedAssets(folder: string, most = mostKept): RemovedAssets {
  const removed = new Map<string, string>();
  const keptAt = (revision: string) => join(folder, '.cache/studio/removed', revision);
  const read = async (asset: string) => {
    await refuseLink(folder, `assets/${asset}`);
    return readFile(join(folder, 'assets', asset));
  };
  return {
    all: () => [...removed.keys()],
    async look(asset) {
      const bytes = await read(asset);
      return { asset, revision: hashOf(bytes), bytes: bytes.length, isKept: bytes.length <= most };
    },
    async remove(asset, revision) {
      const bytes = await read(asset);
      if (hashOf(bytes) !== revision) throw new Refusal(another(asset));
      if (bytes.length <= most) await writeAtomically(keptAt(revision), bytes);
      await writeTransaction(folder, [{ from: { file: `assets/${asset}`, hash: revision } }]);
      if (bytes.length <= most) removed.set(asset, revision);
    },
    async bringBack(asset) {
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
  en: `assets/${asset} was saved meanwhile, and stays.`,
  zh: `assets/${asset} 在此期间已被修改，予以保留。`,
});
const notKept = (asset: string) => ({
  en: `assets/${asset} is not kept, and cannot be brought back.`,
  zh: `assets/${asset} 没有保留，无法恢复。`,
});
