import type { CompileContext } from '../../../engine/compile/context.ts';
import type { Language } from '../../../engine/descriptor/compiled.ts';
import { makeIndex, type SearchIndex } from '../../../engine/search/make-index.ts';

/** The indexes of the last state of a site that somebody searched, by language. */
let latest: { context?: CompileContext; indexes: Map<Language, SearchIndex> } = { indexes: new Map() };

/**
 * What the build writes of a site's search in a language: its manifest, or with a name that file of the index. Made of the site as it is
 * when it is first asked for; `undefined` for a file that there is not.
 */
export function searchFile(context: CompileContext, language: Language, name?: string): unknown {
  if (latest.context !== context) latest = { context, indexes: new Map() };
  const index = latest.indexes.get(language) ?? makeIndex(context.entries(language, context));
  latest.indexes.set(language, index);
  const { manifest, files } = index;
  if (name !== undefined) return Object.hasOwn(files, name) ? files[name] : undefined;
  return { ...manifest, folder: `/_data/search-${language}/`, synonyms: context.synonyms };
}
