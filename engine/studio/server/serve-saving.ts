import type { FastifyInstance } from 'fastify';
import { refusalsIn } from './answers.ts';
import { body } from './request-body.ts';
import { save } from './save.ts';
import { revisionOf, settledText } from './settle.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

/** Serves the saving of the work: what is taken back of it before, what settles a clash with the disk, and the saving itself. */
export function serveSaving(studio: FastifyInstance, work: Work): void {
  const { folder, site, drafts, spoken } = work;
  const { missing, stale } = refusalsIn(spoken);

  studio.post<{ Body: { file: string } }>(
    '/_studio/revert',
    body({ file: { type: 'string' } }),
    async ({ body: { file } }, reply) => {
      const draft = drafts.changed().find((one) => one.file === file);
      if (!draft) return missing(reply);
      await writeTexts(work, { file, pointer: '' }, { [file]: draft.base });
      return {};
    },
  );

  studio.post<{ Body: { file: string; revision: string; ours: string[] } }>(
    '/_studio/settle',
    {
      schema: {
        body: {
          type: 'object',
          properties: {
            file: { type: 'string' },
            revision: { type: 'string' },
            ours: { type: 'array', items: { type: 'string' } },
          },
          required: ['file', 'revision', 'ours'],
        },
      },
    },
    async ({ body: { file, revision, ours } }, reply) => {
      const clash = drafts.clashes().find((one) => one.file === file);
      const settled = clash && settledText(drafts, clash, ours);
      if (!settled) return missing(reply);
      if (revisionOf(drafts, clash) !== revision) return stale(reply);
      await drafts.settle(file, settled.text).finally(() => site.look());
      return {};
    },
  );

  studio.post<{ Body: { despite?: boolean } }>(
    '/_studio/save',
    { schema: { body: { type: 'object', properties: { despite: { type: 'boolean' } } } } },
    ({ body: { despite } }) => save({ folder, site, drafts, despite, language: spoken.language }),
  );
}
