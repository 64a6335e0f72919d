import type { FastifyInstance } from 'fastify';
import { hashOf } from '../../site/files/seal.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import { refusalsIn } from './answers.ts';
import type { FileTexts } from './history.ts';
import { errorsWith, refuseErrors } from './plan.ts';
import { post } from './routes.ts';
import { copySharedSections, shareSection } from './shared-sections.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

/** Serves the sharing of sections among pages, and its taking back: each is one step of the work, over all files that it changes. */
export function serveIncludes(studio: FastifyInstance, work: Work): void {
  const { folder, site, spoken } = work;
  const { missing, stale } = refusalsIn(spoken);
  /** The site as it is worked on, where a page of it has the text that was seen. */
  const seen = async (file: string, revision: string) => {
    await site.inspect();
    const now = site.checked();
    if (!now?.model.files.some((one) => one.file === file && one.kind === 'page')) return 'missing';
    return hashOf(now.input.files[file] ?? '') === revision ? now : 'stale';
  };
  const write = async ({ file, pointer }: FilePointer, texts: FileTexts) => {
    await writeTexts(work, { file, pointer }, texts);
    return {};
  };

  post(studio, 'includes/share', async (wanted, reply) => {
    const now = await seen(wanted.file, wanted.revision);
    if (now === 'missing') return missing(reply);
    if (now === 'stale') return stale(reply);
    const texts = shareSection(wanted, now.input, folder);
    refuseErrors(await errorsWith(texts, now, folder, spoken.language));
    return write(wanted, texts);
  });

  post(studio, 'includes/own', async (wanted, reply) => {
    const now = await seen(wanted.file, wanted.revision);
    if (now === 'missing') return missing(reply);
    if (now === 'stale') return stale(reply);
    const texts = copySharedSections(wanted, now.input, now.model.files);
    refuseErrors(await errorsWith(texts, now, folder, spoken.language));
    return write(wanted, texts);
  });
}
