import { inspectDraft } from '../check/inspect-draft.ts';
import { offsetOf } from '../check/located-json.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import { positionOf } from '../check/position.ts';
import type { Problem } from '../check/problem.ts';
import { salvageFile } from '../check/salvage-file.ts';
import type { SiteFile, SiteInput } from '../check/site-files.ts';
import type { SiteModel } from '../check/site-model.ts';
import type { CompileContext } from '../compile/context.ts';
import { releaseCache, shareCache } from '../compile/once-per-context.ts';
import type { PageDescriptor } from '../model/page.ts';
import type { SharedDescriptor } from '../model/section.ts';
import { hashOf } from './files/seal.ts';
import { languagesIn } from './read-site.ts';

/** A site as it was inspected last, or as a draft was laid over it since. */
export interface SiteState<Context extends CompileContext> {
  input: SiteInput;
  model: SiteModel;
  shown: readonly SiteFile[];
  context: Context;
  /** The file that was laid last, over which ground: another text of it takes the place of that one. Default: none was. */
  laid?: { file: SiteFile; over: SiteState<Context> };
}

/** A file that is being written, and the site with it. */
interface LaidDraft<Context extends CompileContext> {
  /** The file's problems, as far as it tells them by itself. */
  problems: Problem[];
  /** The site with what can be shown of the file. */
  ground: SiteState<Context>;
}

/**
 * Lays a file that is being written over a site, without a look at any other file. What cannot be done to a context alone, `contextOf` does
 * from all files. `undefined` for a path that is no file of the site, and for one that only the whole site can judge: site.json, a collection.
 */
export async function applyDraft<Context extends CompileContext>(
  before: SiteState<Context>,
  { path, text, language }: { path: string; text: string; language?: MessageLanguage | undefined },
  contextOf: (files: readonly SiteFile[]) => Promise<Context | undefined>,
): Promise<LaidDraft<Context> | undefined> {
  const over = before.laid?.file.file === path ? before.laid.over : before;
  const { input, model, shown, context } = over;
  const was = shown.find(({ file }) => file === path);
  // What these declare is used everywhere.
  if (!was || was.kind === 'site' || was.kind === 'collection') return undefined;
  const { file: written, problems } = inspectDraft(path, text, input, model, language);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const last = before.shown.find((one) => one.file === path);
  const languages = languagesIn(input.files);
  const file = errors.length > 0 ? salvageFile(written, { errors, languages, last }) : written;
  if (!file || file === last) return { problems, ground: before };
  const files = shown.map((one) => (one === was ? file : one));
  const next = contextWith(context, was, file) ?? (await contextOf(files)) ?? context;
  return { problems, ground: { ...over, shown: files, context: next, laid: { file, over } } };
}

/**
 * Notes for the context of a site's files that it is as the one before, or but for one page, where that is so: `shown` of both are the
 * files that they are of, in one order.
 */
export function reuseUnchanged(
  now: Pick<SiteState<CompileContext>, 'shown' | 'context'>,
  before: SiteState<CompileContext>,
): void {
  releaseCache((before.laid?.over ?? before).context);
  if (now.shown.length !== before.shown.length) return;
  const others = now.shown.flatMap((is, index) => {
    const was = before.shown[index] as SiteFile;
    return was === is ? [] : [{ was, is }];
  });
  const [other, ...more] = others;
  if (!other) shareCache(now.context, before.context);
  else if (more.length === 0 && other.is.kind === 'page' && other.was.file === other.is.file)
    shareCache(now.context, before.context, {
      was: other.was.value as PageDescriptor,
      is: other.is.value as PageDescriptor,
    });
}

/** A context with another text of a page or a shared file; `undefined` for any other file, of which more is made. */
function contextWith<Context extends CompileContext>(
  context: Context,
  before: SiteFile,
  after: SiteFile,
): Context | undefined {
  const placed: Context = {
    ...context,
    ...(context.origin && {
      origin: {
        positionOf: (name: string, path: (string | number)[]) =>
          name === after.file
            ? positionOf(after.text, offsetOf(after, path))
            : (context.origin?.positionOf(name, path) ?? { line: 1, column: 1 }),
      },
    }),
  };
  if (after.kind === 'shared') {
    const { sections } = after.value as SharedDescriptor;
    const name = after.file.slice('pages/shared/'.length, -'.json'.length);
    return { ...placed, shared: new Map(context.shared).set(name, sections) };
  }
  if (after.kind !== 'page') return undefined;
  const [was, is] = [before.value as PageDescriptor, after.value as PageDescriptor];
  const of = (page: PageDescriptor) => (page === is ? was : page);
  const swapped = {
    ...placed,
    pages: context.pages.map((page) => (page === was ? is : page)),
    fileOf: (page: PageDescriptor) => context.fileOf?.(of(page)),
    versionOf: (page: PageDescriptor) => (page === is ? hashOf(after.text) : context.versionOf?.(page)),
    // When it was last changed is not asked of git for each key.
    changed: (page: PageDescriptor) => context.changed?.(of(page)),
  };
  return shareCache(swapped, context, { was, is });
}
