import type { FastifyInstance } from 'fastify';
import { codesOf } from '../../model/schema/languages.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { findTodos, wordsInEnglish } from './find-todos.ts';
import { replaceHits, searchFiles } from './search-files.ts';
import { get, inspectNow, post, refuseStale, type Work, writeTexts } from './work.ts';

/** Routes that find and replace texts, and list the open tasks of the site. */
export function serveSearch(studio: FastifyInstance, work: Work): void {
  const { site, spoken } = work;
  const files = async () => (await inspectNow(work))?.model.files ?? [];

  post(studio, 'search', async (wanted) => searchFiles(wanted, await files()));

  post(studio, 'replace', async ({ by, revision, chosen, ...wanted }) => {
    const all = await files();
    refuseStale(searchFiles(wanted, all).revision !== revision);
    const [first] = chosen;
    const texts = replaceHits(wanted, by, chosen, all);
    await (first ? writeTexts(work, { file: first.file, pointer: first.pointer }, texts) : site.inspect());
    return { files: Object.keys(texts).length };
  });

  get(studio, 'holes', async () => {
    const now = await inspectNow(work);
    if (!now) return [];
    const { problems } = now.later()(now.input, { language: spoken.language });
    const languages = codesOf(site.context()?.site);
    return [
      ...wordsInEnglish(now.model.files, readEngineWords(), spoken.language),
      ...findTodos(now.model.files, problems, languages),
    ];
  });
}
