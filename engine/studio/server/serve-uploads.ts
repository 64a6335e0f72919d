import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SiteModel } from '../../check/site-model.ts';
import { findFileAddress } from '../../generate/schemas/site-names.ts';
import { collectReferences } from '../../refactor/references/collect-references.ts';
import { createAssetReader } from '../../site/asset-facts.ts';
import { Refusal } from '../../site/files/refusal.ts';
import type { Requests } from '../protocol/requests.ts';
import { uploadAddress } from './guard.ts';
import { upload } from './upload.ts';
import { post, requestSchemas, type Work } from './work.ts';

/** Routes that list and upload the files for a field. */
export function serveUploads(studio: FastifyInstance, { folder, site, cleaning }: Work): void {
  const facts = createAssetReader(folder);

  // Streamed: a file may be larger than memory.
  studio.addContentTypeParser('application/octet-stream', (_request, stream, done) => done(null, stream));

  studio.post<{ Body: Readable; Querystring: Requests['upload'] }>(
    uploadAddress,
    { schema: { querystring: requestSchemas.upload } },
    async ({ body, query, headers }, reply) => {
      const descriptor = site.context()?.site;
      if (!descriptor) throw new Refusal(unreadable);
      const cancel = new AbortController();
      reply.raw.once('close', () => reply.raw.writableFinished || cancel.abort());
      const incoming = {
        stream: body,
        length: Number(headers['content-length'] ?? 0),
        signal: cancel.signal,
        cleaning,
      };
      const { value, asset } = await upload(folder, { ...incoming, ...query }, descriptor, async () => {
        await site.inspect();
        const input = site.checked()?.input;
        if (!input) throw new Refusal(unreadable);
        return input;
      });
      // A cancel before the answer arrives deletes the file again.
      const undo = async () => {
        await rm(join(folder, 'assets', asset), { force: true });
        await site.inspect();
      };
      if (cancel.signal.aborted) await undo();
      else cancel.signal.addEventListener('abort', () => undo().catch(({ message }: Error) => console.error(message)));
      await site.inspect();
      return { value };
    },
  );

  post(studio, 'assets', async ({ kind }) => {
    const checked = site.checked();
    if (!checked) return [];
    const { model } = checked;
    const uses = usesOfAssets(model);
    const choices =
      kind === 'picture'
        ? [...model.assets]
            .filter((one) => one.startsWith('images/'))
            .map((asset) => ({ asset, value: asset.slice('images/'.length) }))
        : filesOf(model);
    return choices
      .sort((a, b) => (a.value < b.value ? -1 : 1))
      .map(({ asset, value }) => {
        const { bytes = 0, width, height } = facts.factsOf(asset) ?? {};
        return {
          value,
          address: `/${asset}`,
          bytes,
          ...(width && height && { width, height }),
          uses: uses.get(asset) ?? [],
        };
      });
  });
}

const unreadable = {
  en: 'pages/site.json cannot be read. Fix it first.',
  zh: '无法读取 pages/site.json：请先修正。',
};

/** The files behind the site's bases, with their value in a field. */
function filesOf({ site, assets }: SiteModel): { asset: string; value: string }[] {
  const bases = Object.entries(site?.bases ?? {});
  return [...assets].flatMap((asset) =>
    findFileAddress(bases, `/${asset}`).map(({ name }) => ({ asset, value: name })),
  );
}

/** The files of the site that use each file under `assets/`. */
function usesOfAssets(model: SiteModel): Map<string, string[]> {
  const uses = new Map<string, Set<string>>();
  for (const file of model.files)
    for (const { kind, name } of collectReferences(file, model))
      if (kind === 'asset') uses.set(name, (uses.get(name) ?? new Set()).add(file.file));
  return new Map([...uses].map(([name, files]) => [name, [...files]]));
}
