import type { FastifyInstance } from 'fastify';
import { codesOf } from '../../model/schema/languages.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { refusalsIn } from './answers.ts';
import { findTodos } from './find-todos.ts';
import { get, post } from './routes.ts';
import { replaceHits, searchFiles } from './search-files.ts';
import type { Work } from './studio.ts';
import { wordsInEnglish } from './words-in-english.ts';
import { writeTexts } from './write-texts.ts';

/** Serves what is found in the values of the site, what takes its place, and the list of the site's holes. */
export function serveSearch(studio: FastifyInstance, work: Work): void {
  const { site, spoken } = work;
  const { stale } = refusalsIn(spoken);
  const looked = async () => {
    await site.inspect();
    return site.checked();
  };
  const files = async () => (await looked())?.model.files ?? [];

  post(studio, 'search', async (wanted) => searchFiles(wanted, await files()));

  post(studio, 'replace', async ({ by, revision, chosen, ...wanted }, reply) => {
    const all = await files();
    // Where something stands by now, nobody has chosen.
    if (searchFiles(wanted, all).revision !== revision) return stale(reply);
    const [first] = chosen;
    const texts = replaceHits(wanted, by, chosen, all);
    await (first ? writeTexts(work, { file: first.file, pointer: first.pointer }, texts) : site.inspect());
    return { files: Object.keys(texts).length };
  });

  get(studio, 'holes', async () => {
    const now = await looked();
    if (!now) return [];
    const { problems } = now.later()(now.input, { language: spoken.language });
    const languages = codesOf(site.context()?.site);
    return [
      ...wordsInEnglish(now.model.files, readEngineWords(), spoken.language),
      ...findTodos(now.model.files, problems, languages),
    ];
  });
}
