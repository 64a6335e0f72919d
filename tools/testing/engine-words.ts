import type { Namespace, TFunction } from 'i18next';
import { compileWords } from '../../engine/compile/words.ts';
import type { CompiledSite, Language } from '../../engine/descriptor/compiled.ts';
import { wordsOf } from '../../engine/language/words.tsx';
import { readEngineWords } from '../site/engine-words.ts';

const engine = readEngineWords();

/** As much of a site as its words need, which are the engine's. */
export function speaking(language: Language): Pick<CompiledSite, 'language' | 'words'> {
  return { language, words: compileWords(engine, language) };
}

/** The words of one of the engine's rooms, as a site without words of its own shows them. */
export function wordsIn<Room extends Namespace & string>(language: Language, room: Room): TFunction<Room> {
  return wordsOf(speaking(language)).getFixedT(language, room);
}
