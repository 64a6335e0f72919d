import type { SiteInspection } from '../check/inspect-site.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import type { SiteFile, SiteInput } from '../check/site-files.ts';
import { writtenRoute } from '../check/site-routes.ts';
import type { CompileContext } from '../compile/context.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import { applyDraft, reuseUnchanged, type SiteState } from './apply-draft.ts';
import { createLastGoodFiles } from './last-good-files.ts';
import { languagesIn } from './read-site.ts';
import type { ContextMaker, SiteContext } from './site-context.ts';

export interface ShownSite {
  /** Absent while the site has errors; with `live`, only while there is no valid version of site.json. */
  context?: SiteContext | undefined;
  /** The files with errors that are shown in their last valid version, or not at all. */
  held: string[];
  /** The routes of such files at which no page is shown. */
  waiting: string[];
}

/** Shows a site in spite of its errors, with drafts. */
export function createSiteDisplay(
  contextOf: (files: readonly SiteFile[], input: SiteInput) => Promise<SiteContext | undefined>,
  { areOfSameCode }: Pick<ContextMaker, 'areOfSameCode'>,
) {
  const selectShown = createLastGoodFiles();
  let state: SiteState<SiteContext> | undefined;
  return {
    async show({ problems, model }: Pick<SiteInspection, 'problems' | 'model'>, input: SiteInput): Promise<ShownSite> {
      const languages = languagesIn(input.files);
      const shown = selectShown({ files: model.files, problems, languages, laid: state?.laid?.file });
      const byName = new Map(shown.map((file) => [file.file, file]));
      const broken = problems.filter(({ severity }) => severity === 'error').map(({ file }) => file);
      const held = [...new Set(broken)].filter((file) => byName.get(file)?.text !== input.files[file]);
      const context = await contextOf(shown, input);
      if (context && state?.input.schemas === input.schemas && areOfSameCode(context, state.context))
        reuseUnchanged({ shown, context }, state);
      state = context && { input, model, shown, context };
      return { context, held, waiting: waitingRoutes(model.files, held, context) };
    },
    /** Applies a draft. `undefined` if the path is not a file of the site, or if nothing is shown. */
    async draft(draft: { path: string; text: string; language?: MessageLanguage | undefined }) {
      const before = state;
      const laid = before && (await applyDraft(before, draft, (files) => contextOf(files, before.input)));
      if (!laid) return undefined;
      // Unless the site was opened again meanwhile.
      if (state === before) state = laid.state;
      return { problems: laid.problems, context: laid.state.context };
    },
  };
}

function waitingRoutes(files: readonly SiteFile[], held: string[], context: CompileContext | undefined): string[] {
  if (held.length === 0) return [];
  const shown = new Set(context?.pages.map(({ route }) => fillSlugs(route, context.site)));
  return files
    .filter(({ kind, file }) => kind === 'page' && held.includes(file))
    .flatMap((file) => writtenRoute(file).route ?? [])
    .map((route) => fillSlugs(route, context?.site))
    .filter((route) => !shown.has(route));
}
