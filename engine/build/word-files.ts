import type { CompiledSite, CompiledWords } from '../model/compiled.ts';
import type { WordFiles } from '../model/page-file.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { hashOf } from '../site/files/seal.ts';
import type { TextTask } from './build-tasks.ts';
import { bundleFolder } from './vite-config.ts';

/**
 * A language's words as files that a browser may keep for ever: one for every page, one for each section type that has words. What a
 * page shows changes often, these seldom.
 */
export function wordFiles(
  { language, words }: Pick<CompiledSite, 'language' | 'words'>,
  schemas: Schemas,
): { files: WordFiles; tasks: TextTask[] } {
  // What is said without a network comes with what says it, as the words of a section type do.
  const isApart = (room: string) => room === 'offline' || `sections/${room}.schema.json` in schemas;
  const file = (name: string, rooms: CompiledWords): TextTask => {
    const text = JSON.stringify(rooms);
    return { path: `${bundleFolder}/${name}-${hashOf(text).slice(0, 8)}.json`, text };
  };
  const entries = Object.entries(words);
  const every = file(`words-${language}`, Object.fromEntries(entries.filter(([room]) => !isApart(room))));
  const sections = entries
    .filter(([room]) => isApart(room))
    .map(([room, texts]) => [room, file(`words-${language}-${room}`, { [room]: texts })] as const);
  return {
    files: {
      every: `/${every.path}`,
      sections: Object.fromEntries(sections.map(([room, { path }]) => [room, `/${path}`])),
    },
    tasks: [every, ...sections.map(([, task]) => task)],
  };
}
