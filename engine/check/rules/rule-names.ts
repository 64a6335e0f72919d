import { fileMessages } from '../messages/json-messages.ts';
import { schemaMessages } from '../messages/schema-messages.ts';
import { syntaxMessages } from '../messages/syntax-messages.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';

/** Codes of problems that are not from rules. Their severity cannot change. */
export const fixedCodes = [
  ...Object.keys({ ...fileMessages, ...syntaxMessages }).map((kind) => `json-${kind}`),
  'check-failed',
  'missing-field',
  'missing-site',
  'old-name',
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
    title: { en: 'Unknown rule', zh: '规则不存在' },
    description: {
      en: 'Codes under checks.rules in site.json belong to rules with a configurable level.',
      zh: 'site.json 的 checks.rules 中的代码，须是可以设置级别的规则的代码。',
    },
    severity: 'error',
    firm: true,
    *inFile(file) {
      for (const { value, path } of nodesOf(file, 'RuleLevels'))
        for (const name of Object.keys(value as object).filter((name) => !free.includes(name))) {
          const at = { path: [...path, name], at: 'key' as const };
          if (firm.includes(name)) yield { ...at, message: schemaMessages.firmRule(name) };
          else yield { ...at, message: schemaMessages.unknownRule(name), ...suggest(name, free) };
        }
    },
  };
}
