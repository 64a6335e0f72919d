import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { engineWordsIn } from '../../engine/testing/engine-words.ts';

/** The languages of the museum whose messages tests read. */
export type MuseumLanguage = 'fr' | 'en';

const { app } = JSON.parse(await readFile(join(root, 'engine/examples/museum/pages/words.json'), 'utf8'));

/** A message of the app in a language of the museum. */
export function messageOf(language: MuseumLanguage, name: string): string {
  return app[name]?.[language] ?? String(engineWordsIn(language, 'app')(name as 'retry'));
}
