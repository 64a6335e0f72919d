import type { FastifyInstance } from 'fastify';
import { applyOperations } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { createPageFile } from '../../generate/scaffold/page-file.ts';
import { textsByLanguage } from '../../generate/scaffold/texts.ts';
import { codesOf } from '../../model/schema/languages.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import { Refusal } from '../../site/files/refusal.ts';
import type { NewPageRequest, Usage } from '../protocol/pages-protocol.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import type { FileTexts } from './history.ts';
import { withPlaces } from './name-location.ts';
import { type EditedSite, errorsWith, planRevision } from './plan.ts';
import { planMove } from './plan-move.ts';
import { fileUsages, planRemoval, redirectOptions, usageOfProblem } from './plan-removal.ts';
import { proposeAddress } from './propose-address.ts';
import {
  inspectFile,
  inspectNow,
  noSite,
  post,
  refuseMissing,
  refuseStale,
  type Work,
  writeTexts,
  writeValidTexts,
} from './work.ts';

/** Routes that create, move and delete pages, each as one step. */
export function servePages(studio: FastifyInstance, work: Work): void {
  const { folder, site, spoken } = work;
  const write = async (file: string, texts: FileTexts) => {
    await writeTexts(work, { file, pointer: '' }, texts);
    return { file };
  };
  /** Whether a new page can have an address and an id. */
  const isFree = (page: Omit<NewPageRequest, 'title'>, { input, model, later }: CheckedSite) => {
    if (model.routes.get(page.route) || model.pages.some((one) => one.page.id === page.id)) return false;
    try {
      const made = createPageFile(folder, input, { ...page, title: 'Title' });
      const files = { ...input.files, [made.file]: made.text };
      const { problems } = later()({ ...input, files }, spoken);
      return !problems.some((one) => one.severity === 'error' && one.file === made.file);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  const refuseUnremovable = (file: string, { model }: CheckedSite) => {
    const isRemovable = model.files.some((one) => one.file === file && ['page', 'shared', 'record'].includes(one.kind));
    if (!isRemovable) refuseMissing();
  };

  post(studio, 'pages/propose', async ({ titles, folder: under }) => {
    await site.inspectDrafts();
    const now = site.checked() ?? noSite;
    return proposeAddress(titles, (address) => isFree({ ...address, folder: under }, now)) ?? {};
  });

  post(studio, 'pages/new', async (wanted) => {
    const now = await inspectNow(work);
    const languages = codesOf(site.context()?.site);
    const title = textsByLanguage(languages, (language) => wanted.title[language] ?? '');
    const made = createPageFile(folder, now.input, { ...wanted, title });
    await writeValidTexts(work, now, { file: made.file, pointer: '' }, { [made.file]: made.text });
    return { file: made.file };
  });

  post(studio, 'pages/plan-move', async (wanted) => {
    const now = await inspectNow(work);
    const { texts, files } = await planMove(now, wanted, work);
    return { revision: planRevision(texts, now.input), files };
  });

  post(studio, 'pages/move', async ({ revision, ...wanted }) => {
    const now = await inspectNow(work);
    const { texts } = await planMove(now, wanted, work);
    refuseStale(planRevision(texts, now.input) !== revision);
    return write(wanted.to, texts);
  });

  post(studio, 'lost', async (at) => {
    const now = await inspectFile(work, at.file);
    return errorsWithoutValue(at, now, work);
  });

  post(studio, 'pages/plan-remove', async (wanted) => {
    // The last inspection is enough: the client asks again after the next, and `pages/remove` compares the revision.
    await site.inspectDrafts();
    const now = site.checked() ?? noSite;
    const { file } = wanted;
    refuseUnremovable(file, now);
    const texts = planRemoval(wanted, now);
    const { uses, others } = await fileUsages(now, file, texts, work);
    const redirect = redirectOptions(file, now.model);
    return { revision: planRevision(texts, now.input), ...(redirect && { redirect }), uses, others };
  });

  post(studio, 'pages/remove', async ({ revision, ...wanted }) => {
    const now = await inspectNow(work);
    refuseUnremovable(wanted.file, now);
    const texts = planRemoval(wanted, now);
    refuseStale(planRevision(texts, now.input) !== revision);
    return write(wanted.file, texts);
  });
}

/** The errors that the removal of a value would cause, such as broken links to its anchors. */
async function errorsWithoutValue(
  { file, pointer }: FilePointer,
  now: CheckedSite,
  site: EditedSite,
): Promise<Usage[]> {
  const passage = readWholeFile(file, now.input.files[file] ?? '');
  const { text } = applyOperations(passage, [{ op: 'remove', path: pointer }]);
  const texts: FileTexts = { [file]: text };
  const errors = await errorsWith(texts, now, site);
  const uses = errors.map((one) => usageOfProblem(one, texts[one.file] ?? now.input.files[one.file] ?? ''));
  return withPlaces(uses, now, texts);
}
