import { mayRepeat } from '../check/expand-files.ts';
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

/** A site as last inspected, possibly with a draft applied since. */
export interface SiteState<Context extends CompileContext> {
  input: SiteInput;
  model: SiteModel;
  shown: readonly SiteFile[];
  context: Context;
  /** The last draft, and the state without it: the next draft of the same file replaces it. */
  laid?: { file: SiteFile; over: SiteState<Context> };
}

/**
 * Applies a draft of a file to a site. Returns the problems that can be found in the file alone, and the site with
 * everything that can be shown. `undefined` for site.json, collections and unknown files.
 */
export async function applyDraft<Context extends CompileContext>(
  before: SiteState<Context>,
  { path, text, language }: { path: string; text: string; language?: MessageLanguage | undefined },
  contextOf: (files: readonly SiteFile[]) => Promise<Context | undefined>,
): Promise<{ problems: Problem[]; state: SiteState<Context> } | undefined> {
  const over = before.laid?.file.file === path ? before.laid.over : before;
  const { input, model, shown, context } = over;
  const was = shown.find(({ file }) => file === path);
  // Every file may depend on these.
  if (!was || was.kind === 'site' || was.kind === 'collection') return undefined;
  const { file: written, problems } = inspectDraft(path, text, input, model, language);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const last = before.shown.find((one) => one.file === path);
  const languages = languagesIn(input.files);
  const file = errors.length > 0 ? salvageFile(written, { errors, languages, last }) : written;
  if (!file || file === last) return { problems, state: before };
  const files = shown.map((one) => (one === was ? file : one));
  const next = contextWith(context, was, file) ?? (await contextOf(files)) ?? context;
  return { problems, state: { ...over, shown: files, context: next, laid: { file, over } } };
}

/** Reuses cached results of the state before, if the files are identical or differ in only one page. */
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
  else if (more.length === 0 && other.is.kind === 'page' && other.was.file === other.is.file && !isRepeated(other))
    shareCache(now.context, before.context, {
      was: other.was.value as PageDescriptor,
      is: other.is.value as PageDescriptor,
    });
}

/** Whether a version of a file has repeated objects, so that it is not shown as it is written. */
function isRepeated({ was, is }: { was: SiteFile; is: SiteFile }): boolean {
  return mayRepeat(was) || mayRepeat(is);
}

/** A context with a new text of a page or shared file; `undefined` for any other file, which affects more of it. */
function contextWith<Context extends CompileContext>(
  context: Context,
  before: SiteFile,
  after: SiteFile,
): Context | undefined {
  if (isRepeated({ was: before, is: after })) return undefined;
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
    // Does not call git for each keystroke.
    changed: (page: PageDescriptor) => context.changed?.(of(page)),
  };
  return shareCache(swapped, context, { was, is });
}
