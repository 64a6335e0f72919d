import type { CompileContext } from '../../compile/context.ts';
import type { Language } from '../../model/compiled.ts';
import { oncePer } from '../../model/schema/once.ts';
import { indexFile, type SearchManifest } from '../../search/index-files.ts';
import { makeIndex, manifestOf } from '../../search/make-index.ts';

/** A search in one language: what is told of its index, and the index's files by their names. */
interface MadeSearch {
  manifest: SearchManifest;
  files: Map<string, unknown>;
}

/** Stands where the build has a hash: no browser keeps a file of this server. */
const ofNow = 'now';

/** The searches of the last state of a site that somebody searched. */
let latest: { context: CompileContext; searchIn: (language: Language) => MadeSearch } | undefined;

/**
 * What the build writes of a site's search in a language: its manifest, or with a name that file of the index. Made of the site as it is
 * when it is first asked for; `undefined` for a file that there is not.
 */
export function searchFile(context: CompileContext, language: Language, name?: string): unknown {
  if (latest?.context !== context) latest = { context, searchIn: oncePer((one) => madeOf(context, one)) };
  const { manifest, files } = latest.searchIn(language);
  return name === undefined ? manifest : files.get(name);
}

function madeOf(context: CompileContext, language: Language): MadeSearch {
  const files = new Map<string, unknown>();
  const { synonyms, queryWords } = context;
  const told = { folder: `/_data/search-${language}/`, synonyms, queryWords };
  const manifest = manifestOf(makeIndex(context.entries(language, context)), told, (kind, number, content) => {
    files.set(indexFile(kind, number, ofNow), content);
    return ofNow;
  });
  return { manifest, files };
}
