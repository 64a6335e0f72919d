import type { CountedTexts } from '../../model/compiled.ts';
import { type Speaker, textsOf } from './words.tsx';

/** The arguments of `t`: a key, then values. i18next also has arguments that no plain text needs. */
export type TextArguments = [key: unknown, ...rest: unknown[]];

/** A text without plural forms and formats; `undefined` if only i18next can make it. */
export function simpleText(speaker: Speaker, namespace: string, [key, values, ...rest]: TextArguments) {
  const text = typeof key === 'string' ? speaker.words[namespace]?.[key] : undefined;
  if (text === undefined || needsMessages(text) || rest.length > 0) return undefined;
  const names = Object.keys(values ?? {});
  // A language without plural forms leaves the count out.
  if (!names.every((name) => name === 'count' || text.includes(`{{${name}}}`))) return undefined;
  return textsOf(speaker)(namespace)(key as string, values as Record<string, unknown> | undefined);
}

/** Whether a namespace has texts that only i18next can make. */
export function hasCounts({ words }: Speaker, namespace: string): boolean {
  return Object.entries(words[namespace] ?? {}).some(([key, text]) => key.endsWith('_other') || needsMessages(text));
}

/** Whether a text has formatted values or refers to another text. */
const needsMessages = (text: string) => /\{\{[^}]*,|\$t\(/.test(text);

/** Identifies a text by its key and values; `isNamed` leaves out which values count. */
export function textId([key, ...rest]: TextArguments, isNamed: (value: unknown) => boolean = () => true): string {
  const values = rest.flatMap((values) => (isObject(values) ? Object.values(values) : [values]));
  const written = values.filter(isNamed).map((value) => (isObject(value) ? JSON.stringify(value) : String(value)));
  return [key, ...written].join('\n');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A counted text that the prerendered page has. */
export function knownText(counted: CountedTexts | undefined, namespace: string, id: string): string | undefined {
  for (const texts of Object.values(counted ?? {}))
    if (texts[namespace]?.[id] !== undefined) return texts[namespace][id];
  return undefined;
}

/** A counted text as it reads without i18next: in the most common form, with plain numbers. */
export function roughText({ words }: Speaker, namespace: string, [key, values]: TextArguments): string {
  const texts = words[namespace] ?? {};
  const text = texts[`${key}_other`] ?? texts[String(key)] ?? String(key);
  return text.replace(/\{\{(\w+).*?\}\}/g, (whole, name) =>
    String((values as Record<string, unknown>)?.[name] ?? whole),
  );
}
