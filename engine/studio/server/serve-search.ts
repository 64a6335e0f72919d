import type { FastifyInstance } from 'fastify';
import { codesOf } from '../../model/schema/languages.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import type { Hit, Hole, Sought } from '../protocol/search-protocol.ts';
import { refusalsIn } from './answers.ts';
import { holesIn } from './holes.ts';
import { body } from './request-body.ts';
import { replaced, searched } from './search.ts';
import type { Work } from './studio.ts';
import { wordsInEnglish } from './words-in-english.ts';
import { writeTexts } from './write-texts.ts';

const text = { type: 'string', maxLength: 10_000 };
const sought = { text, isExact: { type: 'boolean' }, isWord: { type: 'boolean' } };
const hit = {
  type: 'object',
  properties: { file: text, pointer: text, start: { type: 'integer' } },
  required: ['file', 'pointer', 'start'],
};

/** Serves what is found in the values of the site, what takes its place, and the list of the site's holes. */
export function serveSearch(studio: FastifyInstance, work: Work): void {
  const { site, spoken } = work;
  const { stale } = refusalsIn(spoken);
  const looked = async () => {
    await site.look();
    return site.checked();
  };
  const files = async () => (await looked())?.model.files ?? [];

  studio.post<{ Body: Sought }>('/_studio/search', body(sought), async ({ body: wanted }) =>
    searched(wanted, await files()),
  );

  studio.post<{ Body: Sought & { by: string; revision: string; chosen: Pick<Hit, 'file' | 'pointer' | 'start'>[] } }>(
    '/_studio/replace',
    body({ ...sought, by: text, revision: text, chosen: { type: 'array', items: hit } }),
    async ({ body: { by, revision, chosen, ...wanted } }, reply) => {
      const all = await files();
      // Where something stands by now, nobody has chosen.
      if (searched(wanted, all).revision !== revision) return stale(reply);
      const [first] = chosen;
      const texts = replaced(wanted, by, chosen, all);
      await (first ? writeTexts(work, { file: first.file, pointer: first.pointer }, texts) : site.look());
      return { files: Object.keys(texts).length };
    },
  );

  studio.get('/_studio/holes', async (): Promise<Hole[]> => {
    const now = await looked();
    if (!now) return [];
    const { problems } = now.later()(now.input, { language: spoken.language });
    const languages = codesOf(site.context()?.site);
    return [
      ...wordsInEnglish(now.model.files, readEngineWords(), spoken.language),
      ...holesIn(now.model.files, problems, languages),
    ];
  });
}
