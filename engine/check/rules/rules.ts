import { messages, t } from '../messages/messages.ts';
import { defineRule, type Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { addressRules } from './address-rules.ts';
import { assetRules } from './asset-rules.ts';
import { characterRules } from './character-rules.ts';
import { soundConfig } from './config-rules.ts';
import { dataLinks } from './data-links.ts';
import { dataRules } from './data-rules.ts';
import { deadLinks } from './dead-links.ts';
import { languageRules, translationRules } from './language-rules.ts';
import { listRules, rowRules } from './list-rules.ts';
import { markdownRules } from './markdown-rules.ts';
import { markupRules } from './markup-rules.ts';
import { originRules } from './origin-rules.ts';
import { ownSchema } from './own-schema.ts';
import { pageReferenceRules, pageRules } from './page-rules.ts';
import { publishingRules } from './publishing-rules.ts';
import { recordRules } from './record-rules.ts';
import { routeRules } from './route-rules.ts';
import { soundCollections } from './sound-collections.ts';
import { spokenLinks } from './spoken-links.ts';
import { pdfCharacters, textRules } from './text-rules.ts';
import { themeRules } from './theme-rules.ts';
import { uniqueHeadings } from './unique-headings.ts';
import { uniqueRules } from './unique-rules.ts';
import { unknownValues } from './unknown-values.ts';

const siteRules: Rule[] = [
  soundConfig,
  ...languageRules,
  ...uniqueRules,
  ...routeRules,
  ownSchema,
  ...characterRules,
  soundCollections,
  ...originRules,
  ...recordRules,
  ...publishingRules,
  ...pageRules,
  ...dataRules,
  ...rowRules,
  ...listRules,
  deadLinks,
  spokenLinks,
  dataLinks,
  ...pageReferenceRules,
  ...addressRules,
  ...assetRules,
  unknownValues,
  ...textRules,
  ...translationRules,
  ...markupRules,
  ...markdownRules,
  uniqueHeadings,
  pdfCharacters,
  ...themeRules,
];

/** Codes of what a schema does not allow. An editor that validates JSON finds the same. */
export const schemaCodes = [
  'missing-field',
  'old-name',
  'one-of',
  'unknown-field',
  'unknown-value',
  'unsafe-address',
  'wrong-form',
  'wrong-kind',
  'wrong-value',
];

/** Codes of problems that are not from rules. Their severity cannot change. */
export const fixedCodes = [
  ...Object.keys(messages.en).filter((key) => key.startsWith('json-')),
  ...schemaCodes,
  'check-failed',
  'missing-packages',
  'missing-site',
  'unused-records',
];

export function ruleNames(rules: Rule[]): Rule {
  const own = 'unknown-rule';
  const freeCodes = rules.filter(({ firm }) => !firm).map(({ code }) => code);
  const firm = [...fixedCodes, own, ...rules.filter((rule) => rule.firm).map(({ code }) => code)];
  return defineRule(own, {
    firm: true,
    *inFile(file, { config }) {
      const free = [...freeCodes, ...(config?.rules ?? []).map(({ code }) => code)];
      for (const { value, path } of nodesOf(file, 'RuleLevels'))
        for (const name of Object.keys(value as object).filter((name) => !free.includes(name))) {
          const at = { path: [...path, name], at: 'key' as const };
          if (firm.includes(name)) yield { ...at, message: t('firmRule', { name }) };
          else yield { ...at, message: t('unknownRule', { name }), ...suggest(name, free) };
        }
    },
  });
}

/** All rules. Problems at one position are reported in this order. */
export const rules: Rule[] = [...siteRules, ruleNames(siteRules)];

/** All codes of problems. A rule of a site has another one. */
export const takenCodes: string[] = [...fixedCodes, ...rules.map(({ code }) => code)];
