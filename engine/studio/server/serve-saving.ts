import type { FastifyInstance } from 'fastify';
import { clashRevision, resolveClash } from './resolve-clash.ts';
import { save } from './save.ts';
import { post, refuseMissing, refuseStale, type Work, writeTexts } from './work.ts';

/** Routes that save the drafts, revert a file, and resolve a conflict with the disk. */
export function serveSaving(studio: FastifyInstance, work: Work): void {
  const { folder, site, drafts, spoken } = work;

  post(studio, 'revert', async ({ file }) => {
    const draft = drafts.changed().find((one) => one.file === file) ?? refuseMissing();
    await writeTexts(work, { file, pointer: '' }, { [file]: draft.base });
  });

  post(studio, 'settle', async ({ file, revision, ours }) => {
    const clash = drafts.clashes().find((one) => one.file === file) ?? refuseMissing();
    const { text } = resolveClash(drafts, clash, ours) ?? refuseMissing();
    refuseStale(clashRevision(drafts, clash) !== revision);
    await drafts.settle(file, text).finally(() => site.inspect());
  });

  post(studio, 'save', ({ despite }) => save({ folder, site, drafts, despite, language: spoken.language }));
}
