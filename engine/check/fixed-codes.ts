import { fileWords } from './words/json-words.ts';
import { syntaxWords } from './words/syntax-words.ts';

/** The codes of problems that no rule reports: a file is not JSON, does not fit its schema, is missing, or made the check itself fail. No site can do without. */
export const fixedCodes = [
  ...Object.keys({ ...fileWords, ...syntaxWords }).map((kind) => `json-${kind}`),
  'check-failed',
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
