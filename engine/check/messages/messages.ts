import en from './en.json' with { type: 'json' };
import { allowedValues, type Message, type MessageLanguage } from './message.ts';
import zh from './zh.json' with { type: 'json' };

/** All messages by language and key. Their parameters are written `${name}`. */
export const messages: Record<MessageLanguage, Record<MessageKey, string>> = { en, zh };

export type MessageKey = keyof typeof en;

/** A parameter of a message. A list is written as the allowed values. */
type MessageValue = string | number | Message | readonly string[];

/** A message with its parameters filled in, by name or by position. Throws if one is missing. */
export function t(
  key: MessageKey,
  values: Readonly<Record<string, MessageValue>> | readonly (string | Message)[] = {},
): Message {
  const fill = (language: MessageLanguage) =>
    messages[language][key].replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = (values as Record<string, MessageValue | undefined>)[name];
      if (value === undefined) throw new Error(`The message ${key} lacks its parameter ${name}.`);
      if (typeof value !== 'object') return String(value);
      return ('zh' in value ? value : allowedValues(value))[language];
    });
  return { en: fill('en'), zh: fill('zh') };
}

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key);
}

type Part<Key, Form extends string> = Key extends `${infer Start}.${Form}` ? Start : never;

export type RuleCode = Part<MessageKey, 'title'>;

/** The mistakes in the text of a JSON file. */
export type SyntaxKind = MessageKey extends infer Key ? (Key extends `json-${infer Kind}` ? Kind : never) : never;
