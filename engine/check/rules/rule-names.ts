import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { fileWords } from '../words/json-words.ts';
import { schemaWords } from '../words/schema-words.ts';
import { syntaxWords } from '../words/syntax-words.ts';

/** Codes of problems that are not from rules. Their severity cannot change. */
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

export function ruleNames(rules: Rule[]): Rule {
  const own = 'unknown-rule';
  const free = rules.filter(({ firm }) => !firm).map(({ code }) => code);
  const firm = [...fixedCodes, own, ...rules.filter((rule) => rule.firm).map(({ code }) => code)];
  return {
    code: own,
    says: {
      en: 'Codes under checks.rules of site.json are those of rules whose level can be set.',
      zh: 'site.json 的 checks.rules 中的代码，须是可以设置级别的规则的代码。',
    },
    severity: 'error',
    firm: true,
    *inFile(file) {
      for (const { value, path } of nodesOf(file, 'RuleLevels'))
        for (const name of Object.keys(value as object).filter((name) => !free.includes(name))) {
          const at = { path: [...path, name], at: 'key' as const };
          if (firm.includes(name)) yield { ...at, message: schemaWords.firmRule(name) };
          else yield { ...at, message: schemaWords.unknownRule(name), ...suggest(name, free) };
        }
    },
  };
}
