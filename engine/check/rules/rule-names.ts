import { messages, t } from '../messages/messages.ts';
import { defineRule, type Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';

/** Codes of problems that are not from rules. Their severity cannot change. */
export const fixedCodes = [
  ...Object.keys(messages.en).filter((key) => key.startsWith('json-')),
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
  return defineRule(own, {
    firm: true,
    *inFile(file) {
      for (const { value, path } of nodesOf(file, 'RuleLevels'))
        for (const name of Object.keys(value as object).filter((name) => !free.includes(name))) {
          const at = { path: [...path, name], at: 'key' as const };
          if (firm.includes(name)) yield { ...at, message: t('firmRule', { name }) };
          else yield { ...at, message: t('unknownRule', { name }), ...suggest(name, free) };
        }
    },
  });
}
