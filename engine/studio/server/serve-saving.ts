import type { FastifyInstance } from 'fastify';
import { refusalsIn } from './answers.ts';
import { clashRevision, resolveClash } from './resolve-clash.ts';
import { post } from './routes.ts';
import { save } from './save.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

/** Serves the saving of the work: what is taken back of it before, what settles a clash with the disk, and the saving itself. */
export function serveSaving(studio: FastifyInstance, work: Work): void {
  const { folder, site, drafts, spoken } = work;
  const { missing, stale } = refusalsIn(spoken);

  post(studio, 'revert', async ({ file }, reply) => {
    const draft = drafts.changed().find((one) => one.file === file);
    if (!draft) return missing(reply);
    await writeTexts(work, { file, pointer: '' }, { [file]: draft.base });
    return {};
  });

  post(studio, 'settle', async ({ file, revision, ours }, reply) => {
    const clash = drafts.clashes().find((one) => one.file === file);
    const settled = clash && resolveClash(drafts, clash, ours);
    if (!settled) return missing(reply);
    if (clashRevision(drafts, clash) !== revision) return stale(reply);
    await drafts.settle(file, settled.text).finally(() => site.inspect());
    return {};
  });

  post(studio, 'save', ({ despite }) => save({ folder, site, drafts, despite, language: spoken.language }));
}
