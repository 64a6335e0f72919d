import type { FastifyInstance } from 'fastify';
import { createInspector } from '../../check/inspect-site.ts';
import type { Message } from '../../check/messages/message.ts';
import { modelOf } from '../../check/site-model.ts';
import type { CheckedSite, LiveSite } from '../../server/dev/live-site.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import type { Answers, Requests } from '../protocol/requests.ts';
import type { CleaningOptions } from './clean-drawing.ts';
import type { Drafts } from './drafts.ts';
import type { FileTexts } from './history.ts';
import { type EditedSite, errorsWith, refuseErrors } from './plan.ts';
import generated from './request-schemas.json' with { type: 'json' };

/** What the routes of the studio share. */
export interface Work extends EditedSite {
  site: LiveSite;
  drafts: Drafts;
  /** Options for cleaning uploaded SVG files. */
  cleaning?: CleaningOptions;
}

/** A refusal with an HTTP status of its own. */
export class RequestRefusal extends Refusal {
  constructor(
    readonly status: number,
    code: string,
    messages: Message,
  ) {
    super(messages, code);
  }
}

export function refuseMissing(): never {
  throw new RequestRefusal(404, 'not-found', { en: 'There is nothing at this location.', zh: '此处没有内容。' });
}

/** Refuses a request that is based on another revision. */
export function refuseStale(isStale: boolean): void {
  if (isStale)
    throw new RequestRefusal(409, 'stale', { en: 'The file has changed meanwhile.', zh: '文件已在别处修改。' });
}

const noFiles = { files: {}, assets: [], schemas: {} };

/** Replaces a site that cannot be read. */
export const noSite: CheckedSite = { input: noFiles, model: modelOf([], noFiles), later: () => createInspector() };

export async function inspectNow({ site }: Pick<Work, 'site'>): Promise<CheckedSite> {
  await site.inspect();
  return site.checked() ?? noSite;
}

/** Inspects the site, and refuses if it lacks the file, or if the file has another revision. */
export async function inspectFile(work: Work, file: string, revision?: string): Promise<CheckedSite> {
  const now = await inspectNow(work);
  if (!now.model.files.some((one) => one.file === file)) refuseMissing();
  refuseStale(revision !== undefined && hashOf(now.input.files[file] ?? '') !== revision);
  return now;
}

/** Writes texts as one step, and inspects the site again. */
export async function writeTexts(
  { drafts, site }: Pick<Work, 'drafts' | 'site'>,
  at: FilePointer,
  texts: FileTexts,
): Promise<void> {
  // Also after a failure: the drafts are in memory even if they cannot be saved.
  await drafts.write(at, texts).finally(() => site.inspect());
}

/** As {@link writeTexts}, unless the texts would cause errors. */
export async function writeValidTexts(work: Work, now: CheckedSite, at: FilePointer, texts: FileTexts): Promise<void> {
  refuseErrors(await errorsWith(texts, now, work));
  await writeTexts(work, at, texts);
}

export const requestSchemas: Record<keyof Requests, object> = generated;

type Answered<Path extends keyof Answers> = Answers[Path] | Promise<Answers[Path]>;

/** Adds a GET route. */
export function get<Path extends Exclude<keyof Answers, keyof Requests>>(
  studio: FastifyInstance,
  path: Path,
  answer: () => Answered<Path>,
): void {
  studio.get(`/_studio/${path}`, async () => answer());
}

/** Adds a POST route, whose body is validated by its schema. */
export function post<Path extends keyof Requests>(
  studio: FastifyInstance,
  path: Path,
  answer: (body: Requests[Path]) => Answered<Path>,
): void {
  const schema = { body: requestSchemas[path] };
  studio.post(`/_studio/${path}`, { schema }, async ({ body }) => (await answer(body as Requests[Path])) ?? {});
}
