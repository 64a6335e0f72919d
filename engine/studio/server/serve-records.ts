import type { FastifyInstance } from 'fastify';
import { codesOf } from '../../model/schema/languages.ts';
import { refusalsIn } from './answers.ts';
import { recordRoute } from './record-route.ts';
import { newRecord, type ReadSite, recordTable } from './record-table.ts';
import { post } from './routes.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

/** Serves the records of a collection as a table, and makes new ones. */
export function serveRecords(studio: FastifyInstance, work: Work): void {
  const { site, drafts, spoken } = work;
  const { missing } = refusalsIn(spoken);
  const read = (): ReadSite | undefined => {
    const checked = site.checked();
    return checked && { input: checked.input, files: checked.model.files, languages: codesOf(site.context()?.site) };
  };

  post(studio, 'records', ({ file, order }, reply) => {
    const now = read();
    return (now && recordTable(file, now, order)) ?? missing(reply);
  });

  post(studio, 'records/route', (place) => {
    const { model } = site.checked() ?? {};
    const context = site.context();
    return { route: model && context && recordRoute(place, model, context) };
  });

  post(studio, 'records/new', async ({ file }, reply) => {
    await site.inspect();
    const now = read();
    const made = now && newRecord(file, now);
    if (!made) return missing(reply);
    if ('text' in made) await writeTexts(work, made.at, { [made.at.file]: made.text });
    else await drafts.edit(made.at, made.operations).finally(() => site.inspect());
    return { at: made.at, begin: made.begin };
  });
}
