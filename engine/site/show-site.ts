import type { SiteInspection } from '../check/inspect-site.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import type { Problem } from '../check/problem.ts';
import type { SiteFile, SiteInput } from '../check/site-files.ts';
import { writtenRoute } from '../check/site-routes.ts';
import type { CompileContext } from '../compile/context.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import { applyDraft, reuseUnchanged, type SiteState } from './apply-draft.ts';
import { createLastGoodFiles } from './last-good-files.ts';
import { languagesIn } from './read-site.ts';
import type { ContextMaker, SiteContext } from './site-context.ts';

/** What of a site can be shown. */
export interface ShownSite {
  /** What compiling needs; absent while the site has errors, with `live` only while nothing stands in for site.json. */
  context?: SiteContext | undefined;
  /** The files with errors that are not shown as they are now, but as they were last good, or not at all. */
  held: string[];
  /** The routes at which such files give a page that is not shown there. */
  waiting: string[];
}

/** Shows a site in spite of its errors, and drafts laid over it. */
export interface SiteDisplay {
  /** Shows a site as it was inspected. */
  show(inspection: Pick<SiteInspection, 'problems' | 'model'>, input: SiteInput): Promise<ShownSite>;
  /** Lays a text of a file over what is shown. `undefined` for a path that is no file of it, and while nothing is shown. */
  draft(draft: {
    path: string;
    text: string;
    language?: MessageLanguage | undefined;
  }): Promise<{ problems: Problem[]; context: SiteContext } | undefined>;
}

/** Begins with nothing shown. */
export function createSiteDisplay(
  contextOf: (files: readonly SiteFile[], input: SiteInput) => Promise<SiteContext | undefined>,
  { areOfSameCode }: Pick<ContextMaker, 'areOfSameCode'>,
): SiteDisplay {
  const standingIn = createLastGoodFiles();
  let ground: SiteState<SiteContext> | undefined;
  return {
    async show({ problems, model }, input) {
      const languages = languagesIn(input.files);
      const shown = standingIn({ files: model.files, problems, languages, laid: ground?.laid?.file });
      const standing = new Map(shown.map((file) => [file.file, file]));
      const broken = problems.filter(({ severity }) => severity === 'error').map(({ file }) => file);
      const held = [...new Set(broken)].filter((file) => standing.get(file)?.text !== input.files[file]);
      const context = await contextOf(shown, input);
      if (context && ground?.input.schemas === input.schemas && areOfSameCode(context, ground.context))
        reuseUnchanged({ shown, context }, ground);
      ground = context && { input, model, shown, context };
      return { context, held, waiting: waitingRoutes(model.files, held, context) };
    },
    async draft(draft) {
      const before = ground;
      const laid = before && (await applyDraft(before, draft, (files) => contextOf(files, before.input)));
      if (!laid) return undefined;
      // The site may have been opened anew meanwhile.
      if (ground === before) ground = laid.ground;
      return { problems: laid.problems, context: laid.ground.context };
    },
  };
}

/** The routes that files give to pages, where none is shown. */
function waitingRoutes(files: readonly SiteFile[], held: string[], context: CompileContext | undefined): string[] {
  if (held.length === 0) return [];
  const shown = new Set(context?.pages.map(({ route }) => fillSlugs(route, context.site)));
  return files
    .filter(({ kind, file }) => kind === 'page' && held.includes(file))
    .flatMap((file) => writtenRoute(file).route ?? [])
    .map((route) => fillSlugs(route, context?.site))
    .filter((route) => !shown.has(route));
}
