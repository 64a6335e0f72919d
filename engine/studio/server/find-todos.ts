import type { MessageLanguage } from '../../check/messages/message.ts';
import { t } from '../../check/messages/messages.ts';
import type { Problem } from '../../check/problem.ts';
import { isSentence } from '../../check/rules/language-rules.ts';
import type { SiteFile } from '../../check/site-files.ts';
import { pointerOf, stepsOf, valueAt } from '../../model/schema/pointer.ts';
import type { Path } from '../../model/schema/walk.ts';
import { matchingLanguage } from '../../model/schema/written-language.ts';
import type { TranslatedWord, WordTable, WordText } from '../../model/words.ts';
import type { TodoItem, TodoKind } from '../protocol/search-protocol.ts';

/** A task before its location is named. */
export type Todo = Omit<TodoItem, 'place'>;

/** The kind of a task by the code of its problem. */
const kinds: Record<string, TodoKind> = {
  'sample-text': 'sample',
  'missing-words': 'missing',
  untranslated: 'untranslated',
  'swapped-languages': 'untranslated',
  'chinese-in-neutral': 'untranslated',
  'unused-asset': 'unused',
  'unused-shared': 'unused',
  'unlinked-page': 'unused',
  'dead-link': 'dead',
  'dead-data-link': 'dead',
  'missing-picture': 'dead',
  'missing-font': 'dead',
  'unknown-shared': 'dead',
  'unpublished-link': 'dead',
};

/** The maximum width of texts in search results, in Latin letters. A Han character counts as two. */
const maxWidths: Record<string, number> = { title: 60, description: 160 };

/** The open tasks of a site: problems of the check, missing translations, and texts too long for search results. */
export function findTodos(files: readonly SiteFile[], problems: Problem[], languages: string[]): Todo[] {
  const found = problems.flatMap((problem): Todo[] => {
    const kind = Object.hasOwn(kinds, problem.code) ? kinds[problem.code] : undefined;
    if (!kind) return [];
    const value = valueAt(files.find(({ file }) => file === problem.file)?.value, stepsOf(problem.pointer) ?? []);
    const { file, pointer, message } = problem;
    return [{ kind, file, pointer, text: typeof value === 'string' ? value : '', description: message }];
  });
  const wrong = new Set(problems.map(({ file, pointer }) => `${file} ${pointer}`));
  const missing = files.flatMap((file) =>
    missingIn(file, languages, (pointer) => wrong.has(`${file.file} ${pointer}`)),
  );
  return [...missing, ...found, ...files.flatMap((file) => longIn(file))];
}

/** The missing translations. A language that a text leaves out counts only if the check reports the text. */
function missingIn(file: SiteFile, languages: string[], isWrong: (pointer: string) => boolean): Todo[] {
  if (languages.length < 2) return [];
  return textsIn(file.value, [], languages).flatMap(({ path, texts }) =>
    languages.flatMap((language): Todo[] => {
      const own = texts[language];
      const isMissing = own === undefined ? isWrong(pointerOf(path)) : own.trim() === '';
      if (!isMissing) return [];
      const other = Object.values(texts).find((text) => text.trim() !== '') ?? '';
      return [{ kind: 'missing', file: file.file, pointer: pointerOf([...path, language]), text: other }];
    }),
  );
}

function textsIn(value: unknown, path: Path, languages: string[]): { path: Path; texts: Record<string, string> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  const isText =
    entries.length > 0 && entries.every(([key, item]) => languages.includes(String(key)) && typeof item === 'string');
  if (!isText) return entries.flatMap(([key, item]) => textsIn(item, [...path, key], languages));
  const texts = value as Record<string, string>;
  return Object.values(texts).some((text) => text.trim() !== '') ? [{ path, texts }] : [];
}

function longIn({ file, kind, value }: SiteFile): Todo[] {
  if (kind !== 'page' || typeof value !== 'object' || value === null) return [];
  return Object.entries(maxWidths).flatMap(([name, most]) => {
    const long = textsAt([name], (value as Record<string, unknown>)[name]).filter(({ text }) => widthOf(text) > most);
    return long.map(({ path, text }): Todo => ({ kind: 'long', file, pointer: pointerOf(path), text }));
  });
}

function textsAt(path: Path, text: unknown): { path: Path; text: string }[] {
  if (typeof text === 'string') return [{ path, text }];
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([language, own]) =>
    typeof own === 'string' ? [{ path: [...path, language], text: own }] : [],
  );
}

function widthOf(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character) ? 2 : 1),
    0,
  );
}

/**
 * One task for each language whose interface texts are still the engine's English. A language without an English sentence
 * counts as translated: single words may be equal.
 */
export function wordsInEnglish(files: readonly SiteFile[], engine: WordTable, spoken: MessageLanguage): Todo[] {
  const file = files.find(({ kind, valid }) => kind === 'words' && valid);
  if (!file) return [];
  const copies = Object.entries(file.value as WordTable).flatMap(([room, keys]) =>
    Object.entries(typeof keys === 'object' ? keys : {}).flatMap(([key, word]) =>
      copiesIn(word, engine[room]?.[key], [room, key]),
    ),
  );
  const languages = new Set(copies.map(({ code }) => code));
  return [...languages].flatMap((code): Todo[] => {
    const own = copies.filter((copy) => copy.code === code);
    const [first] = own;
    if (!first || !own.some(({ text }) => isSentence(text))) return [];
    const { path, text } = first;
    const description = t('wordsInEnglish', { code, count: own.length })[spoken];
    return [{ kind: 'untranslated', file: file.file, pointer: pointerOf(path), text, description }];
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
