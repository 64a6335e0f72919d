import type { FastifyInstance } from 'fastify';
import { codesOf } from '../../model/schema/languages.ts';
import { recordRoute } from './record-route.ts';
import { newRecord, type ReadSite, recordTable } from './record-table.ts';
import { post, refuseMissing, type Work, writeTexts } from './work.ts';

/** Routes for the table of a collection, the route of a record, and new records. */
export function serveRecords(studio: FastifyInstance, work: Work): void {
  const { site, drafts } = work;
  const read = (): ReadSite => {
    const { input, model } = site.checked() ?? refuseMissing();
    return { input, files: model.files, languages: codesOf(site.context()?.site) };
  };

  post(studio, 'records', ({ file, order }) => recordTable(file, read(), order) ?? refuseMissing());

  post(studio, 'records/route', (place) => {
    const { model } = site.checked() ?? {};
    const context = site.context();
    return { route: model && context && recordRoute(place, model, context) };
  });

  post(studio, 'records/new', async ({ file }) => {
    await site.inspect();
    const created = newRecord(file, read()) ?? refuseMissing();
    const { at, begin } = created;
    if ('text' in created) await writeTexts(work, at, { [at.file]: created.text });
    else await drafts.edit(at, created.operations).finally(() => site.inspect());
    return { at, begin };
  });
}
