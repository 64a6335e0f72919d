import type { FastifyInstance } from 'fastify';
import { codesOf } from '../../model/schema/languages.ts';
import { listProposals } from './list-proposals.ts';
import { listSectionTypes } from './list-section-types.ts';
import { studioState } from './studio-state.ts';
import { listUnsavedChanges } from './unsaved-changes.ts';
import { get, post, type Work } from './work.ts';

/** Routes for the state, unsaved changes, section types, proposals and the language. */
export function serveState(studio: FastifyInstance, { folder, site, drafts, spoken }: Work): void {
  get(studio, 'state', () => studioState(site, drafts));
  get(studio, 'changes', () => {
    const { input } = site.checked() ?? {};
    return listUnsavedChanges(drafts, {
      languages: codesOf(site.context()?.site),
      schemas: input?.schemas ?? {},
      problems: site.status().problems,
    });
  });
  get(studio, 'section-types', () =>
    listSectionTypes(folder, site.context()?.schemas ?? {}, site.context()?.pages, site.checked()),
  );
  get(studio, 'proposals', () => {
    const checked = site.checked();
    return checked
      ? listProposals({ ...checked.input, files: checked.model.files, sources: site.context()?.sources ?? {} })
      : {};
  });

  post(studio, 'language', async ({ language }) => {
    if (spoken.language === language) return;
    spoken.language = language;
    await site.inspect();
  });
}
