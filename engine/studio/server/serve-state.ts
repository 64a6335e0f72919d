import type { FastifyInstance } from 'fastify';
import { codesOf } from '../../model/schema/languages.ts';
import { allChanges } from './changes.ts';
import { allProposals } from './proposals.ts';
import { get, post } from './routes.ts';
import { sectionTypes } from './section-types.ts';
import { stateOf } from './state.ts';
import type { Work } from './studio.ts';

/** Serves how the work stands, what is not saved of it, and what can be added and proposed. */
export function serveState(studio: FastifyInstance, { folder, site, drafts, spoken }: Work): void {
  get(studio, 'state', () => stateOf(site, drafts));
  get(studio, 'changes', () => allChanges(drafts, codesOf(site.context()?.site), site.findings().problems));
  get(studio, 'section-types', () =>
    sectionTypes(folder, site.context()?.schemas ?? {}, site.context()?.pages, site.checked()),
  );
  get(studio, 'proposals', () => {
    const checked = site.checked();
    return checked
      ? allProposals({ ...checked.input, files: checked.model.files, sources: site.context()?.sources ?? {} })
      : {};
  });

  post(studio, 'language', async ({ language }) => {
    if (spoken.language === language) return {};
    spoken.language = language;
    await site.look();
    return {};
  });
}
