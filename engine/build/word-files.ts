import type { CompiledSite, CompiledWords } from '../model/compiled.ts';
import type { WordFiles } from '../model/page-file.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { hashOf } from '../site/files/seal.ts';
import type { TextTask } from './build-tasks.ts';
import { bundleFolder } from './vite-config.ts';

/** Splits a language's messages into cached files: one for every page, and one for each section type. */
export function wordFiles(
  { language, words }: Pick<CompiledSite, 'language' | 'words'>,
  schemas: Schemas,
): { files: WordFiles; tasks: TextTask[] } {
  // The offline page has its own file, like a section type.
  const isApart = (name: string) => name === 'offline' || `sections/${name}.schema.json` in schemas;
  const file = (name: string, messages: CompiledWords): TextTask => {
    const text = JSON.stringify(messages);
    return { path: `${bundleFolder}/${name}-${hashOf(text).slice(0, 8)}.json`, text };
  };
  const entries = Object.entries(words);
  const every = file(`words-${language}`, Object.fromEntries(entries.filter(([name]) => !isApart(name))));
  const sections = entries
    .filter(([name]) => isApart(name))
    .map(([name, texts]) => [name, file(`words-${language}-${name}`, { [name]: texts })] as const);
  return {
    files: {
      every: `/${every.path}`,
      sections: Object.fromEntries(sections.map(([name, { path }]) => [name, `/${path}`])),
    },
    tasks: [every, ...sections.map(([, task]) => task)],
  };
}
