import type { FastifyInstance } from 'fastify';
import type { MessageLanguage } from '../../check/messages/message.ts';
import type { LiveSite } from '../../server/dev/live-site.ts';
import { type FileChange, textChange } from '../../site/files/journal/file-change.ts';
import { writeTransaction } from '../../site/files/journal/transaction.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { languagesIn } from '../../site/read-site.ts';
import type { SaveResult } from '../protocol/edit-protocol.ts';
import type { Draft, Drafts } from './drafts.ts';
import { withPlaces } from './name-location.ts';
import { newLanguages, withoutNewLanguages } from './new-languages.ts';
import { freshErrors, withTexts } from './plan.ts';
import { refuseLink } from './refuse-link.ts';
import { clashRevision, resolveClash } from './resolve-clash.ts';
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

interface SaveOptions {
  folder: string;
  site: Pick<LiveSite, 'inspect' | 'catchUp' | 'status' | 'checked' | 'context'>;
  drafts: Drafts;
  language: MessageLanguage;
  despite?: boolean;
}

/** Writes all drafts or none. Refuses to overwrite changes on the disk and, without `despite`, to save new errors. */
export async function save({ folder, site, drafts, language, despite }: SaveOptions): Promise<SaveResult> {
  await site.catchUp();
  if (drafts.clashes().length > 0) return { outcome: 'clash' };
  const { problems, failure } = site.status();
  if (failure !== undefined) return { outcome: 'failed', message: failure };
  const changed = drafts.changed();
  const now = site.checked();
  if (!despite && now && problems.some(({ severity }) => severity === 'error')) {
    const onDisk = await withTexts(now.input, drafts.bases(), folder);
    const { problems: before, model } = now.later()(onDisk, { language });
    // Texts may lack a language that is being added.
    const inspected = { files: model.files, problems: before, languages: languagesIn(onDisk.files) };
    const own = withoutNewLanguages(problems, { ...inspected, files: now.model.files }, newLanguages(inspected));
    const fresh = freshErrors(before, own);
    if (fresh.length > 0) return { outcome: 'refused', problems: withPlaces(fresh, now) };
  }
  try {
    for (const { file } of changed) await refuseLink(folder, file);
    await writeTransaction(folder, changed.map(changeOf));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await site.inspect();
    return drafts.clashes().length > 0 ? { outcome: 'clash' } : failedBy(error, language);
  }
  await drafts.saved(Object.fromEntries(changed.map(({ file, text }) => [file, text])));
  await site.inspect();
  return { outcome: 'saved', files: changed.map(({ file }) => file) };
}

function changeOf({ file, base, text }: Draft & { file: string }): FileChange {
  if (base === undefined) return { to: { file, text } };
  return text === undefined ? { from: { file, text: base } } : textChange(file, base, text);
}

function failedBy({ messages, code, file }: Refusal, language: MessageLanguage): SaveResult {
  const named = { ...(code !== undefined && { code }), ...(file !== undefined && { file }) };
  return { outcome: 'failed', message: messages[language], ...named };
}
