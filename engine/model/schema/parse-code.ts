import { escapeBraces } from './placeholders.ts';

/** What can be filled into code of a file that it names. */
export const codeFacts = ['address', 'name', 'sha256'] as const;

/** What is asked of a file in a code. */
export interface FileFact {
  fact: (typeof codeFacts)[number];
  /** The file's address as it is written, and where in the code it begins. */
  target: string;
  at: number;
}

// An address may have a site value in braces. Doubled braces stand for the braces themselves, and `${name …}` is a shell's.
const named =
  /(?<!\$)(?:\{(?<shown>\{\w+ [A-Za-z][\w.+-]*:(?:[^\s{}]|\{\w+\})+\})\}|\{(?<fact>\w+) (?<target>[A-Za-z][\w.+-]*:(?:[^\s{}]|\{\w+\})+)\})/g;

/**
 * `unzip {name files:a.zip}` is the text `unzip ` and the name of `files:a.zip`. A code in parts: texts that site values are to be filled
 * into, what shows as it stands, and what is asked of files.
 */
export function parseCode(code: string): (string | { shown: string } | FileFact)[] {
  // Few have any.
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

/** What a code asks of files. */
export function factsIn(code: string): FileFact[] {
  return parseCode(code).filter((part) => typeof part === 'object' && 'fact' in part);
}

/** The words before an address in braces that say nothing of a file, with what they are written in. */
export function unknownFacts(code: string): { fact: string; target: string; whole: string }[] {
  return [...code.matchAll(named)].flatMap(({ 0: whole, groups: { shown, fact = '', target = '' } = {} }) =>
    shown === undefined && !isFact(fact) ? { fact, target, whole } : [],
  );
}

/** Writes a code so that filling it gives the code itself. */
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
