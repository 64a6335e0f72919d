import type { FastifyInstance } from 'fastify';
import { anchorUsages, updateAnchorLinks } from './anchor-links.ts';
import { post } from './routes.ts';
import { inspectFile, type Work, writeValidTexts } from './work.ts';

/** Routes that list the links to an anchor, and update them after a change of its name. */
export function serveAnchors(studio: FastifyInstance, work: Work): void {
  post(studio, 'anchors/uses', async (anchor) => {
    const { input } = await inspectFile(work, anchor.file);
    return anchorUsages(anchor, input);
  });

  post(studio, 'anchors/follow', async (anchor) => {
    const { file, pointer, revision } = anchor;
    const now = await inspectFile(work, file, revision);
    await writeValidTexts(work, now, { file, pointer }, updateAnchorLinks(anchor, now.input));
    return {};
  });
}
