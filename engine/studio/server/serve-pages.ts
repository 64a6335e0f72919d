import type { FastifyInstance } from 'fastify';
import { createInspector } from '../../check/inspect-site.ts';
import { modelOf } from '../../check/site-model.ts';
import { createPageFile } from '../../generate/scaffold/page-file.ts';
import { textsByLanguage } from '../../generate/scaffold/texts.ts';
import { codesOf } from '../../model/schema/languages.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import { Refusal } from '../../site/files/refusal.ts';
import type { NewPageRequest } from '../protocol/pages-protocol.ts';
import { refusalsIn } from './answers.ts';
import { errorsWithoutValue } from './errors-without-value.ts';
import type { FileTexts } from './history.ts';
import { errorsWith, planRevision, refuseErrors } from './plan.ts';
import { planMove } from './plan-move.ts';
import { fileUsages, planRemoval, redirectOptions } from './plan-removal.ts';
import { proposeAddress } from './propose-address.ts';
import { post } from './routes.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

const noFiles = { files: {}, assets: [], schemas: {} };

/** A site of which nothing could be read. */
const nothing: CheckedSite = { input: noFiles, model: modelOf([], noFiles), later: () => createInspector() };

/** Serves the making, moving and taking out of pages: each is one step of the work, over all files that it changes. */
export function servePages(studio: FastifyInstance, work: Work): void {
  const { folder, site, spoken } = work;
  /** The site as it is worked on, looked at just now. */
  const looked = async () => {
    await site.inspect();
    return site.checked() ?? nothing;
  };
  const { missing, stale } = refusalsIn(spoken);
  const write = async (file: string, texts: FileTexts) => {
    await writeTexts(work, { file, pointer: '' }, texts);
    return { file };
  };
  /** Whether a page can be made with an address and an id: nothing else has them, and no rule forbids them. */
  const isFree = (page: Omit<NewPageRequest, 'title'>, { input, model, later }: CheckedSite) => {
    if (model.routes.get(page.route) || model.pages.some((one) => one.page.id === page.id)) return false;
    try {
      const made = createPageFile(folder, input, { ...page, title: 'Title' });
      const files = { ...input.files, [made.file]: made.text };
      const { problems } = later()({ ...input, files }, { language: spoken.language });
      return !problems.some((one) => one.severity === 'error' && one.file === made.file);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  /** Whether a file of the site can be taken out: the site’s own cannot. */
  const isRemovable = (file: string, { model }: CheckedSite) =>
    model.files.some((one) => one.file === file && ['page', 'shared', 'record'].includes(one.kind));

  post(studio, 'pages/propose', async ({ titles, folder: under }) => {
    await site.inspectDrafts();
    const now = site.checked() ?? nothing;
    return proposeAddress(titles, (address) => isFree({ ...address, folder: under }, now)) ?? {};
  });

  post(studio, 'pages/new', async (wanted) => {
    const now = await looked();
    const languages = codesOf(site.context()?.site);
    const title = textsByLanguage(languages, (language) => wanted.title[language] ?? '');
    const made = createPageFile(folder, now.input, { ...wanted, title });
    const texts = { [made.file]: made.text };
    refuseErrors(await errorsWith(texts, now, folder, spoken.language));
    return write(made.file, texts);
  });

  post(studio, 'pages/plan-move', async (wanted) => {
    const now = await looked();
    const { texts, files } = await planMove(now, wanted, folder, spoken.language);
    return { revision: planRevision(texts, now.input), files };
  });

  post(studio, 'pages/move', async ({ revision, ...wanted }, reply) => {
    const now = await looked();
    const { texts } = await planMove(now, wanted, folder, spoken.language);
    // What was shown is done, and nothing else.
    if (planRevision(texts, now.input) !== revision) return stale(reply);
    return write(wanted.to, texts);
  });

  post(studio, 'lost', async (at, reply) => {
    const now = await looked();
    if (!now.model.files.some(({ file }) => file === at.file)) return missing(reply);
    return errorsWithoutValue(at, now, folder, spoken.language);
  });

  post(studio, 'pages/plan-remove', async (wanted, reply) => {
    // Of what was looked at last, at once: it is told anew after each look, and what was shown is compared before it is done.
    await site.inspectDrafts();
    const now = site.checked() ?? nothing;
    const { file } = wanted;
    if (!isRemovable(file, now)) return missing(reply);
    const texts = planRemoval(wanted, now);
    const { uses, others } = await fileUsages(now, file, texts, folder, spoken.language);
    const redirect = redirectOptions(file, now.model);
    return { revision: planRevision(texts, now.input), ...(redirect && { redirect }), uses, others };
  });

  post(studio, 'pages/remove', async ({ revision, ...wanted }, reply) => {
    const now = await looked();
    if (!isRemovable(wanted.file, now)) return missing(reply);
    const texts = planRemoval(wanted, now);
    if (planRevision(texts, now.input) !== revision) return stale(reply);
    return write(wanted.file, texts);
  });
}
