import { describePath } from '../../check/make-problem.ts';
import type { MessageLanguage } from '../../check/messages/message.ts';
import { t } from '../../check/messages/messages.ts';
import { isSentence } from '../../check/rules/translation-rules.ts';
import type { SiteFile } from '../../check/site-files.ts';
import { pointerOf } from '../../model/schema/pointer.ts';
import { matchingLanguage } from '../../model/schema/written-language.ts';
import type { TranslatedWord, WordTable, WordText } from '../../model/words.ts';
import type { TodoItem } from '../protocol/search-protocol.ts';

/**
 * One task for each language whose interface texts are still the engine's English. A language without an English sentence
 * counts as translated: single words may be equal.
 */
export function wordsInEnglish(files: readonly SiteFile[], engine: WordTable, spoken: MessageLanguage): TodoItem[] {
  const file = files.find(({ kind, valid }) => kind === 'words' && valid);
  if (!file) return [];
  const copies = Object.entries(file.value as WordTable).flatMap(([room, keys]) =>
    Object.entries(typeof keys === 'object' ? keys : {}).flatMap(([key, word]) =>
      copiesIn(word, engine[room]?.[key], [room, key]),
    ),
  );
  const languages = new Set(copies.map(({ code }) => code));
  return [...languages].flatMap((code): TodoItem[] => {
    const own = copies.filter((copy) => copy.code === code);
    const [first] = own;
    if (!first || !own.some(({ text }) => isSentence(text))) return [];
    const { path, text } = first;
    const description = t('wordsInEnglish', { code, count: own.length })[spoken];
    return [
      {
        kind: 'untranslated',
        file: file.file,
        pointer: pointerOf(path),
        place: describePath(file.value, path),
        text,
        description,
      },
    ];
  });
}

/** The texts of a message in other languages that are equal to the English text. */
function copiesIn(
  word: TranslatedWord,
  engine: TranslatedWord | undefined,
  path: string[],
): { code: string; path: string[]; text: string }[] {
  const english = engine?.en && textOf(engine.en);
  return Object.entries(word).flatMap(([code, own]) => {
    const text = textOf(own);
    if (text !== english || matchingLanguage(code, ['en']) !== undefined) return [];
    return [{ code, path: [...path, code], text }];
  });
}

function textOf(text: WordText): string {
  return typeof text === 'string' ? text : text.other;
}
