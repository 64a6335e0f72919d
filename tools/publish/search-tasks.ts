import type { CompileContext } from '../../engine/compile/context.ts';
import type { Language } from '../../engine/descriptor/compiled.ts';
import type { SearchEntry } from '../../engine/search/entry.ts';
import { manifestAddress, type SearchManifest } from '../../engine/search/index-files.ts';
import { makeIndex } from '../../engine/search/make-index.ts';
import { hashOf } from '../files/sealed.ts';
import type { TextTask } from './build-tasks.ts';
import { bundleFolder } from './vite-config.ts';

/**
 * The files of a site's search in each language, of the entries that its pages gave. All but the manifest stand in a folder named by what
 * they hold: browsers keep them for ever, and no search meets files of two builds.
 */
export function* searchTasks(entries: Map<Language, SearchEntry[]>, { synonyms }: CompileContext): Generator<TextTask> {
  for (const [language, found] of entries) {
    const { manifest, files } = makeIndex(found);
    const texts = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)] as const);
    const hash = hashOf(texts.map(([, text]) => text).join()).slice(0, 8);
    const folder = `/${bundleFolder}/search-${language}-${hash}/`;
    for (const [name, text] of texts) yield { path: (folder + name).slice(1), text };
    const told: SearchManifest = { ...manifest, folder, synonyms };
    yield { path: manifestAddress(language).slice(1), text: JSON.stringify(told) };
  }
}
