import { escapeBraces } from './placeholders.ts';

/** The facts about a file that code can contain. */
export const codeFacts = ['address', 'name', 'sha256'] as const;

export interface FileFact {
  fact: (typeof codeFacts)[number];
  /** The file's address as written, at position `at` of the code. */
  target: string;
  at: number;
}

// An address may contain a site value. Doubled braces are literal, and `${name …}` belongs to the shell.
const named =
  /(?<!\$)(?:\{(?<shown>\{\w+ [A-Za-z][\w.+-]*:(?:[^\s{}]|\{\w+\})+\})\}|\{(?<fact>\w+) (?<target>[A-Za-z][\w.+-]*:(?:[^\s{}]|\{\w+\})+)\})/g;

/** Splits code into text, literal braces and file facts: `unzip {name files:a.zip}` is `unzip ` and the name of `files:a.zip`. */
export function parseCode(code: string): (string | { shown: string } | FileFact)[] {
  if (!code.includes('{')) return [code];
  const parts: ReturnType<typeof parseCode> = [];
  let end = 0;
  for (const { 0: whole, index, groups: { shown, fact = '', target = '' } = {} } of code.matchAll(named)) {
    if (shown === undefined && !isFact(fact)) continue;
    if (index > end) parts.push(code.slice(end, index));
    parts.push(isFact(fact) ? { fact, target, at: index + fact.length + 2 } : { shown: shown ?? '' });
    end = index + whole.length;
  }
  return end < code.length ? [...parts, code.slice(end)] : parts;
}

export function factsIn(code: string): FileFact[] {
  return parseCode(code).filter((part) => typeof part === 'object' && 'fact' in part);
}

/** Unknown facts in braces, such as `{size files:a.zip}`. */
export function unknownFacts(code: string): { fact: string; target: string; whole: string }[] {
  return [...code.matchAll(named)].flatMap(({ 0: whole, groups: { shown, fact = '', target = '' } = {} }) =>
    shown === undefined && !isFact(fact) ? { fact, target, whole } : [],
  );
}

/** Doubles braces, so that filling the code restores it. */
export function escapeCode(code: string): string {
  let end = 0;
  const parts = [...code.matchAll(named)].map(({ 0: whole, index }) => {
    const before = escapeBraces(code.slice(end, index));
    end = index + whole.length;
    return `${before}{${whole}}`;
  });
  return parts.join('') + escapeBraces(code.slice(end));
}

function isFact(word: string): word is FileFact['fact'] {
  return (codeFacts as readonly string[]).includes(word);
}
