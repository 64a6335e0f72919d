import type { Namespace, TFunction } from 'i18next';
import { compileWords } from '../compile/words.ts';
import type { CompiledSite, Language } from '../model/compiled.ts';
import { readEngineWords } from '../site/engine-words.ts';
import { wordsOf } from '../ui/i18n/words.tsx';

const engine = readEngineWords();

/** As much of a site as its words need, which are the engine's. */
export function withInterfaceLanguage(language: Language): Pick<CompiledSite, 'language' | 'words'> {
  return { language, words: compileWords(engine, language) };
}

/** The words of one of the engine's rooms, as a site without words of its own shows them. */
export function engineWordsIn<Room extends Namespace & string>(language: Language, room: Room): TFunction<Room> {
  return wordsOf(withInterfaceLanguage(language)).getFixedT(language, room);
}
