import type { ErrorObject } from 'ajv';
import { jsonType, openSchema } from '../model/schema/expansion.ts';
import { isLocalized } from '../model/schema/languages.ts';
import { stepsOf } from '../model/schema/pointer.ts';
import type { Schema } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import { formatDay } from './calendar.ts';
import { allowedValues, firstFew, type Message, untranslated } from './messages/message.ts';
import { type MessageKey, t } from './messages/messages.ts';
import type { Finding } from './rule.ts';
import { spellings } from './spellings.ts';
import { nearest, pictureName, type Suggestion, suggest, wholeAddress } from './suggest.ts';

export interface SchemaContext {
  schema: Schema;
  value: unknown;
  /** The source text of a value. */
  written(path: Path): string;
  /** The names in braces that a repetition fills in at a path. Default: none. */
  namesFilledAt?(path: Path): string[];
}

export function valueFinding(error: ErrorObject, { schema, written, namesFilledAt }: SchemaContext): Finding {
  const path = pathFromPointer(error.instancePath);
  const { keyword, params, data } = error;
  const is = shown(data);
  const wrong = (message: Message): Finding => ({ code: 'wrong-value', path, message });
  switch (keyword) {
    case 'enum': {
      const now = (error.parentSchema as Schema).formerValues?.[data as string];
      if (typeof now === 'string')
        return {
          code: 'old-name',
          path,
          message: t('renamed', { old: data as string, now }),
          suggestion: now,
          sure: true,
        };
      const values = (params.allowedValues as unknown[]).map(String);
      const better = typeof data === 'string' ? chosen(data, values, error.parentSchema as Schema) : {};
      const most = better.suggestion ? 8 : 40;
      const noun = t(nouns.get(path.at(-1)) ?? 'aChoice');
      const message = t('unknownValue', { shown: is, noun, allowed: allowedValues(values, most) });
      return { code: 'unknown-value', path, message, ...better };
    }
    case 'const':
      return {
        code: 'unknown-value',
        path,
        message: t('mustBe', { value: JSON.stringify(params.allowedValue) }),
      };
    case 'type':
      // On a site with one language, a definition of all languages allows only that of the language.
      if (jsonType(data) === 'object' && isLocalized(definitionIn(error.schemaPath)))
        return {
          code: 'wrong-kind',
          path,
          message: t('oneLanguage', { codes: firstFew(Object.keys(data as object)) }),
        };
      return {
        code: 'wrong-kind',
        path,
        message: wrongKind(is, data, [params.type].flat()),
        ...ofKind(data, written(path), [params.type].flat(), error.parentSchema as Schema, schema),
      };
    case 'pattern': {
      const isAddress = error.schemaPath.includes('/Address/');
      if (data === '') return wrong(t('emptyText', formOf(error)));
      const better = isAddress
        ? ofAddress(data, params.pattern)
        : (parameterOf(error, namesFilledAt?.(path)) ?? ofForm(error));
      // Browsers drop control characters.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters to remove
      const bare = String(data).replace(/[\u0000-\u0020]/g, '');
      if (isAddress && /^(javascript:|data:|vbscript:|[/\\]{2})/i.test(bare))
        return { code: 'unsafe-address', path, message: t('unsafe'), ...better };
      return {
        code: 'wrong-form',
        path,
        message: t('wrongForm', { shown: is, ...formOf(error) }),
        ...better,
      };
    }
    case 'minLength':
      return wrong(t('emptyText', formOf(error)));
    case 'minItems':
      return wrong(t(params.limit === 1 ? 'oneNeeded' : 'tooFew', { least: params.limit }));
    case 'minimum':
      return wrong(t('tooSmall', { shown: is, least: params.limit }));
    case 'maximum':
      return wrong(t('tooLarge', { shown: is, most: params.limit }));
    default:
      return wrong(t('otherMistake', { shown: is, keyword }));
  }
}

/** What the values of some fields are called. */
const nouns = new Map<unknown, MessageKey>([
  ['type', 'aSectionType'],
  ['source', 'aSource'],
]);

function wrongKind(shown: Message, data: unknown, types: string[]): Message {
  const wanted = types.map(kindName);
  const either = { en: wanted.map(({ en }) => en).join(' or '), zh: wanted.map(({ zh }) => zh).join('或') };
  return t('wrongKind', { shown, kind: kindName(jsonType(data)), wanted: either });
}

/** The definition that a schema path starts in: `#/definitions/Text/type`. */
function definitionIn(schemaPath: string): string {
  return /^#\/definitions\/(\w+)\//.exec(schemaPath)?.[1] ?? '';
}

function kindName(type: string): Message {
  return t(`kind-${type}` as MessageKey);
}

/** The allowed value for an alias, or the nearest one. */
function chosen(name: string, values: string[], { aliases = {} }: Schema): Suggestion {
  const written = name.trim();
  const alias = written.toLowerCase();
  const meant = Object.hasOwn(aliases as object, alias) ? (aliases as Record<string, string>)[alias] : undefined;
  if (meant !== undefined) return { suggestion: meant, sure: true };
  // With two letters, one is half the name: `cn` is not a misspelled `en`.
  const isShort = written.length < 3;
  return suggest(written, isShort ? values.filter((value) => value === written.toLowerCase()) : values);
}

/** Converts a value to a wanted type, if the result is certain. */
function ofKind(
  data: unknown,
  written: string,
  wanted: string[],
  { items, pattern = '' }: Schema,
  root: Schema,
): Suggestion {
  const json = (suggestion: string): Suggestion => ({ suggestion, sure: true, isJson: true });
  const isWanted = (value: unknown) => wanted.includes(jsonType(value)) && new RegExp(pattern, 'u').test(String(value));
  if (typeof data === 'string') {
    const text = data.trim();
    const number = /^-?\d+[.,]?\d*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    const isWhole = Number.isInteger(number) && !/[.,]/.test(text);
    if (wanted.includes('integer') ? isWhole : wanted.includes('number') && !Number.isNaN(number))
      return json(String(number));
    if (wanted.includes('boolean') && /^(true|false)$/i.test(text)) return json(text.toLowerCase());
  }
  // As text, `2.0` is not `2`.
  if ((typeof data === 'number' || typeof data === 'boolean') && isWanted(written))
    return { suggestion: written, sure: true };
  if (Array.isArray(data) && data.length === 1 && typeof data[0] !== 'object' && isWanted(data[0]))
    return typeof data[0] === 'string' ? { suggestion: data[0], sure: true } : json(JSON.stringify(data[0]));
  // A single value may be meant as the only item if it has the item's type.
  const isOnlyOne =
    wanted.join() === 'array' && data !== null && !Array.isArray(data) && kindsOf(items, root).includes(jsonType(data));
  if (!isOnlyOne) return {};
  return typeof data === 'object' ? { sure: true, inList: true } : json(`[${JSON.stringify(data)}]`);
}

/** The JSON types that a schema allows. */
function kindsOf(schema: Schema | undefined, root: Schema): string[] {
  const kinds = [openSchema(schema ?? {}, root.definitions).type ?? []].flat();
  return kinds.includes('integer') ? [...kinds, 'number'] : kinds;
}

/**
 * The same address in ASCII, without backslashes and spaces. Several leading slashes may mean one, unless a
 * host follows.
 */
function ofAddress(data: unknown, pattern: string): Suggestion {
  const isSound = (text: string) => text !== data && new RegExp(pattern, 'u').test(text);
  const text = plain(data).replace(/(?<=:)\s+/g, '');
  if (isSound(text)) return { suggestion: text, sure: true };
  const [, rest = ''] = /^[/\\]{2,}([^/\\].*)$/.exec(text) ?? [];
  const isHost = /^[\w-]+(\.[\w-]+)+([:/]|$)/.test(rest);
  return rest && !isHost && isSound(`/${rest}`) ? { suggestion: `/${rest}` } : {};
}

/** `{name}` in a binding means `{route.name}`, unless it resembles a name of the repetition around it. */
function parameterOf({ data, instancePath }: ErrorObject, filled: string[] = []): Suggestion | undefined {
  const [, name] = /\/params\/\w+$/.test(instancePath) ? (/^\{\s*(\w+)\s*\}$/.exec(String(data)) ?? []) : [];
  if (name === undefined) return undefined;
  return { suggestion: `{${nearest(name, filled) ?? `route.${name}`}}`, sure: true };
}

/** Normalizes full-width characters, spaces at the ends and backslashes. */
function plain(data: unknown): string {
  return String(data)
    .normalize('NFKC')
    .trim()
    .replace(/(?<!:)\\/g, '/');
}

/** The same text in the required form, if one of the usual conversions gives it. */
function ofForm({ data, params, schemaPath }: ErrorObject): Suggestion {
  const form = new RegExp(params.pattern, 'u');
  const text = plain(data);
  const [, kind = ''] = /\/definitions\/(\w+)\/pattern$/.exec(schemaPath) ?? [];
  const spelled = spellings[kind]?.(text, (other) => form.test(other));
  if (spelled !== undefined && form.test(spelled)) return { suggestion: spelled, sure: true };
  const route = `/${text.replace(/^\/+|\/+$/g, '')}`;
  const ways = [
    pictureName(text),
    text,
    text.replace(/\.json$/, ''),
    route,
    wholeAddress(text).suggestion,
    text.toLowerCase().replace(/[\s_]+/g, '-'),
    ...(['yyyymmdd', 'yyyy-mm-dd', 'yyyy-mm'] as const).map((day) => formatDay(day, text) ?? ''),
  ];
  const suggestion = ways.find((way) => way !== data && way && form.test(way));
  // Only the author knows what an inner space means.
  return suggestion === undefined ? {} : { suggestion, sure: !/\s/.test(text) };
}

function shown(data: unknown): Message {
  if (typeof data === 'object' && data !== null) return { en: 'This', zh: '此处' };
  if (typeof data !== 'string') return untranslated(String(data));
  const text = data.length > 60 ? `${data.slice(0, 60)}…` : data;
  return { en: `"${text}"`, zh: `“${text}”` };
}

function formOf({ parentSchema }: ErrorObject): { form: Message; example: string } {
  const { form, formZh, formExample } = parentSchema as Schema;
  return { form: { en: String(form), zh: String(formZh) }, example: String(formExample) };
}

/** The path of a JSON pointer, with list positions as numbers. */
export function pathFromPointer(pointer: string): Path {
  return (stepsOf(pointer) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
