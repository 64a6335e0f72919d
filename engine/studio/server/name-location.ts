import { isJsonObject } from '../../model/schema/json-object.ts';
import { stepsOf } from '../../model/schema/pointer.ts';
import { findHeading } from '../../model/text/find-heading.ts';
import type { BilingualText } from '../protocol/protocol.ts';
import fieldNames from './field-names.json' with { type: 'json' };

const locales = ['en', 'zh'] as const;

/**
 * Names a value in words: "Company › second paragraph › English". An item is named by its heading, otherwise by its
 * position. Empty for the whole file.
 */
export function nameLocation(value: unknown, pointer: string, languages: string[]): BilingualText {
  const [en, zh] = locales.map((locale) => {
    const steps = stepsOf(pointer) ?? [];
    const names: string[] = [];
    let here = value;
    let list = '';
    for (const [index, step] of steps.entries()) {
      const inside = Array.isArray(here) ? here[Number(step)] : isJsonObject(here) ? here[step] : undefined;
      const isList = Array.isArray(inside) && index < steps.length - 1;
      if (Array.isArray(here)) names.push(itemName(inside, Number(step), list, locale));
      else if (languages.includes(step) && isText(here, languages)) names.push(languageName(step, locale));
      // An item also names its list: "second paragraph". A whole list is in the plural.
      else if (!isList) names.push(Array.isArray(inside) && locale === 'en' ? wordsOf(step) : fieldName(step, locale));
      list = step;
      here = inside;
    }
    return names.join(' › ');
  });
  return { en: en ?? '', zh: zh ?? '' };
}

/** The name of a field in words: "publishFrom" is "published from". Unknown names are split into words. */
export function fieldName(key: string, locale: keyof BilingualText): string {
  const { [key]: name } = fieldNames as Partial<Record<string, BilingualText>>;
  return Object.hasOwn(fieldNames, key) && name ? name[locale] : wordsOf(key);
}

function wordsOf(key: string): string {
  return key
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

function itemName(item: unknown, index: number, list: string, locale: keyof BilingualText): string {
  const heading = isJsonObject(item) ? findHeading(item, locale) : '';
  if (heading) return heading.length > 40 ? `${heading.slice(0, 39)}…` : heading;
  const fixed =
    list === '' ? { en: 'record', zh: '记录' } : /^\d+$/.test(list) ? { en: 'entry', zh: '条目' } : undefined;
  const noun = fixed?.[locale] ?? fieldName(list, locale);
  if (locale === 'zh') return `${noun} ${index + 1}`;
  return `${ordinals[index] ?? ordinal(index + 1)} ${singular(noun)}`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(number: number): string {
  return `${number}${suffixes[rules.select(number)] ?? 'th'}`;
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

function isText(value: unknown, languages: string[]): boolean {
  return isJsonObject(value) && Object.keys(value).every((key) => languages.includes(key));
}

function languageName(code: string, locale: keyof BilingualText): string {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code) ?? code;
}
