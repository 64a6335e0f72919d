import { asTyped } from '../../site/paths.ts';

/** A kind of value that a person types. */
export interface Kind<Value> {
  /** How usage shows it: `DIR`, `text|json|github`. */
  shown: string;
  /** What it is, for one who typed something else: `a whole number`. Default: what is said of the option. */
  words?: string;
  /** The only texts that there are, where they are few. Default: any text may be one. */
  choices?: readonly string[];
  /** What a text means; `undefined` where it is not of the kind. */
  read(text: string): Value | undefined;
}

/** Any text but an empty one; `shown` names it in usage. */
export function text(shown: string): Kind<string> {
  return { shown, read: (typed) => typed };
}

/** One of a few texts. */
export function oneOf<const Choice extends string>(...choices: Choice[]): Kind<Choice> {
  return {
    shown: choices.join('|'),
    words: listed(choices),
    choices,
    read: (typed) => choices.find((choice) => choice === typed),
  };
}

/** A folder, as an absolute path from where it was typed. */
export const folder: Kind<string> = { shown: 'DIR', words: 'a folder', read: asTyped };

/** A whole number, which may be below zero. */
export const wholeNumber: Kind<number> = {
  shown: 'N',
  words: 'a whole number',
  read: (typed) => (/^-?\d+$/.test(typed) ? Number(typed) : undefined),
};

/** How many: a whole number above zero. */
export const count: Kind<number> = {
  shown: 'N',
  words: 'a whole number above 0',
  read: (typed) => (/^\d+$/.test(typed) && Number(typed) > 0 ? Number(typed) : undefined),
};

/** A number above zero. */
export const numberAboveZero: Kind<number> = {
  shown: 'N',
  words: 'a number above 0',
  read: (typed) => (Number(typed) > 0 && Number.isFinite(Number(typed)) ? Number(typed) : undefined),
};

/** One of several parts: `2/8`. */
export const part: Kind<{ part: number; of: number }> = {
  shown: 'K/N',
  words: 'a part and how many there are, for example 2/8',
  read(typed) {
    const [, part, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(typed) ?? []).map(Number);
    return part && of && part <= of ? { part, of } : undefined;
  },
};

/** Routes of the site with commas between them. */
export const routes: Kind<string[]> = {
  shown: '/ROUTE,…',
  words: 'routes with commas between them, for example /,/forum',
  read(typed) {
    const all = typed.split(',').map((route) => route.trim());
    return all.every((route) => route.startsWith('/')) ? all : undefined;
  },
};

/** Codes of languages with commas between them, each once. */
export const languages: Kind<string[]> = {
  shown: 'CODE,…',
  words: 'codes of languages with commas between them, for example en,zh',
  read(typed) {
    const all = typed.split(',').map((code) => code.trim());
    const isSound = all.every((code) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code));
    return isSound && new Set(all).size === all.length ? all : undefined;
  },
};

/** A value as JSON. */
export const json: Kind<unknown> = {
  shown: 'JSON',
  words: 'a value as JSON',
  read(typed) {
    try {
      return JSON.parse(typed);
    } catch {
      return undefined;
    }
  },
};

/** `text, json or github`: names in a sentence. */
function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');
}
