import type { CompiledWords, Language } from '../descriptor/compiled.ts';
import type { OwnWords, Word, Words, WordText } from '../descriptor/words.ts';

/** The engine's words with a site's own over them: key by key, language by language. */
export function wordsUnder(engine: Words, { $schema, ...own }: OwnWords = {}): Words {
  const rooms = new Set([...Object.keys(engine), ...Object.keys(own)]);
  return Object.fromEntries([...rooms].map((room) => [room, keysUnder(engine[room] ?? {}, own[room] ?? {})]));
}

function keysUnder(engine: Record<string, Word>, own: Record<string, Word>): Record<string, Word> {
  const changed = Object.entries(own).map(([key, word]) => [key, { ...engine[key], ...word }]);
  return { ...engine, ...Object.fromEntries(changed) };
}

/** The words with those that a language lacks in another one: for a site that is shown before it is whole. */
export function wordsInAll(words: Words, languages: Language[]): Words {
  const inAll = (word: Word): Word => {
    const given = languages.find((language) => word[language] !== undefined) ?? Object.keys(word)[0];
    const other = word[given ?? ''];
    if (other === undefined) return word;
    return { ...Object.fromEntries(languages.map((language) => [language, other])), ...word };
  };
  const rooms = Object.entries(words).map(([room, keys]) => [
    room,
    Object.fromEntries(Object.entries(keys).map(([key, word]) => [key, inAll(word)])),
  ]);
  return Object.fromEntries(rooms);
}

/** The words in one language. One that is missing in it is left out: the check tells of it. */
export function compileWords(words: Words, language: Language): CompiledWords {
  const compiled = Object.entries(words).map(([room, keys]) => [
    room,
    Object.fromEntries(Object.entries(keys).flatMap(([key, word]) => formsOf(key, word[language]))),
  ]);
  return Object.fromEntries(compiled);
}

function formsOf(key: string, text: WordText | undefined): [string, string][] {
  if (text === undefined) return [];
  if (typeof text === 'string') return [[key, text]];
  return Object.entries(text).map(([form, text]) => [`${key}_${form}`, text]);
}
