import type { FastifyInstance } from 'fastify';
import { copySharedSections, shareSection } from './shared-sections.ts';
import { inspectFile, post, refuseMissing, type Work, writeValidTexts } from './work.ts';

/** Routes that move a section into a shared file, and copy shared sections into a page. */
export function serveIncludes(studio: FastifyInstance, work: Work): void {
  const inspectPage = async (file: string, revision: string) => {
    const now = await inspectFile(work, file, revision);
    return now.model.files.some((one) => one.file === file && one.kind === 'page') ? now : refuseMissing();
  };

  post(studio, 'includes/share', async (wanted) => {
    const { file, pointer, revision } = wanted;
    const now = await inspectPage(file, revision);
    await writeValidTexts(work, now, { file, pointer }, shareSection(wanted, now.input, work.folder));
  });

  post(studio, 'includes/own', async (wanted) => {
    const { file, pointer, revision } = wanted;
    const now = await inspectPage(file, revision);
    await writeValidTexts(work, now, { file, pointer }, copySharedSections(wanted, now.input, now.model.files));
  });
}
