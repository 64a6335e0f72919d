import { isJsonObject } from '../model/schema/json-object.ts';

/** The languages that a text lacks which is there in another one. Empty for what is no text in several languages. */
export function missingLanguages(value: unknown, languages: string[]): string[] {
  if (!isJsonObject(value)) return [];
  const given = Object.keys(value);
  if (given.length === 0 || !given.every((key) => languages.includes(key))) return [];
  return languages.filter((language) => !Object.hasOwn(value, language));
}
