import type { CompileContext } from '../../../engine/compile/context.ts';
import type { Language } from '../../../engine/descriptor/compiled.ts';
import { indexFile, type SearchManifest } from '../../../engine/search/index-files.ts';
import { makeIndex, namesOf, type SearchIndex } from '../../../engine/search/make-index.ts';

/** The indexes of the last state of a site that somebody searched, by language. */
let latest: { context?: CompileContext; indexes: Map<Language, SearchIndex> } = { indexes: new Map() };

/**
 * What the build writes of a site's search in a language: its manifest, or with a name that file of the index, which here is called by its
 * number. Made of the site as it is when it is first asked for; `undefined` for a file that there is not.
 */
export function searchFile(context: CompileContext, language: Language, name?: string): unknown {
  if (latest.context !== context) latest = { context, indexes: new Map() };
  const index = latest.indexes.get(language) ?? makeIndex(context.entries(language, context));
  latest.indexes.set(language, index);
  const byName = new Map<string, unknown>();
  const files = namesOf(index, (kind, number) => {
    byName.set(indexFile(kind, `${number}`), index.files[kind][number]);
    return `${number}`;
  });
  if (name !== undefined) return byName.get(name);
  const { manifest } = index;
  const folder = `/_data/search-${language}/`;
  return { ...manifest, folder, files, synonyms: context.synonyms } satisfies SearchManifest;
}
