import type { FastifyInstance } from 'fastify';
import type { MessageLanguage } from '../../check/words/words.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { allChanges } from './changes.ts';
import { allProposals } from './proposals.ts';
import { sectionTypes } from './section-types.ts';
import { stateOf } from './state.ts';
import type { Work } from './studio.ts';

/** Serves how the work stands, what is not saved of it, and what can be added and proposed. */
export function serveState(studio: FastifyInstance, { folder, site, drafts, spoken }: Work): void {
  studio.get('/_studio/state', () => stateOf(site, drafts));
  studio.get('/_studio/changes', () => allChanges(drafts, codesOf(site.context()?.site), site.findings().problems));
  studio.get('/_studio/section-types', () =>
    sectionTypes(folder, site.context()?.schemas ?? {}, site.context()?.pages, site.checked()),
  );
  studio.get('/_studio/proposals', () => {
    const checked = site.checked();
    return checked
      ? allProposals({ ...checked.input, files: checked.model.files, sources: site.context()?.sources ?? {} })
      : {};
  });

  studio.post<{ Body: { language: MessageLanguage } }>(
    '/_studio/language',
    {
      schema: { body: { type: 'object', properties: { language: { enum: ['zh', 'en'] } }, required: ['language'] } },
    },
    async ({ body: { language } }) => {
      if (spoken.language === language) return {};
      spoken.language = language;
      await site.look();
      return {};
    },
  );
}
