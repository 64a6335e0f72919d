import { fileWords } from './words/json-words.ts';
import { syntaxWords } from './words/syntax-words.ts';

/** The codes of problems that no rule tells: what is no JSON, does not fit its schema, or is not there. No site can do without. */
export const fixedCodes = [
  ...Object.keys({ ...fileWords, ...syntaxWords }).map((kind) => `json-${kind}`),
  'missing-field',
  'missing-site',
  'one-of',
  'unknown-field',
  'unknown-value',
  'unsafe-address',
  'unused-records',
  'wrong-form',
  'wrong-kind',
  'wrong-value',
];
