import type { FastifyInstance } from 'fastify';
import { hashOf } from '../../site/files/seal.ts';
import { anchorUsages, updateAnchorLinks } from './anchor-links.ts';
import { refusalsIn } from './answers.ts';
import { errorsWith, refuseErrors } from './plan.ts';
import { post } from './routes.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

/** Serves what links lead to an anchor, and that they follow when it gets another name: one step over all files. */
export function serveAnchors(studio: FastifyInstance, work: Work): void {
  const { folder, site, spoken } = work;
  const { missing, stale } = refusalsIn(spoken);
  /** The site as it is worked on, where it has the file. */
  const lookedFor = async (file: string) => {
    await site.inspect();
    const now = site.checked();
    return now?.model.files.some((one) => one.file === file) ? now : undefined;
  };

  post(studio, 'anchors/uses', async (anchor, reply) => {
    const now = await lookedFor(anchor.file);
    return now ? anchorUsages(anchor, now.input) : missing(reply);
  });

  post(studio, 'anchors/follow', async (anchor, reply) => {
    const { file, pointer, revision } = anchor;
    const now = await lookedFor(file);
    if (!now) return missing(reply);
    if (hashOf(now.input.files[file] ?? '') !== revision) return stale(reply);
    const texts = updateAnchorLinks(anchor, now.input);
    refuseErrors(await errorsWith(texts, now, folder, spoken.language));
    await writeTexts(work, { file, pointer }, texts);
    return {};
  });
}
