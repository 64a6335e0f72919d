import type { Fault, LocatedJson } from './located-json.ts';
import type { Found } from './rule.ts';
import { fileWords } from './words/json-words.ts';
import { syntaxWords } from './words/syntax-words.ts';
import type { Words } from './words/words.ts';

const words: Record<Fault['kind'], (...names: string[]) => Words> = { ...fileWords, ...syntaxWords };

/** What keeps a file from being read, as findings with their offset and fix. */
export function explainSyntax({ faults }: LocatedJson): Found[] {
  return faults.map(({ kind, offset, names, path = [], fix }) => ({
    code: `json-${kind}`,
    path,
    offset,
    message: words[kind](...names),
    fix,
  }));
}
