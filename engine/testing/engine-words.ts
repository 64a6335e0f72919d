import type { Namespace, TFunction } from 'i18next';
import { compileWords } from '../compile/words.ts';
import type { CompiledSite, Language } from '../model/compiled.ts';
import { readEngineWords } from '../site/engine-words.ts';
import { messagesOf } from '../ui/i18n/messages.ts';

const engine = readEngineWords();

/** The part of a site that its messages need. The messages are those of the engine. */
export function withInterfaceLanguage(language: Language): Pick<CompiledSite, 'language' | 'words'> {
  return { language, words: compileWords(engine, language) };
}

/** The messages of one folder of the engine, on a site without its own messages. */
export function engineWordsIn<Room extends Namespace & string>(language: Language, room: Room): TFunction<Room> {
  return messagesOf(withInterfaceLanguage(language)).getFixedT(language, room);
}
