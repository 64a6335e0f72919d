import type { Rule } from '../rule.ts';
import { addressRules } from './address-rules.ts';
import { assetRules } from './asset-rules.ts';
import { characterRules } from './character-rules.ts';
import { dataLinks } from './data-links.ts';
import { dataRules } from './data-rules.ts';
import { deadLinks } from './dead-links.ts';
import { languageRules } from './language-rules.ts';
import { listRules } from './list-rules.ts';
import { markupRules } from './markup-rules.ts';
import { ownSchema } from './own-schema.ts';
import { pageReferenceRules } from './page-reference-rules.ts';
import { pageRules } from './page-rules.ts';
import { pdfCharacters } from './pdf-characters.ts';
import { publishingRules } from './publishing-rules.ts';
import { recordRules } from './record-rules.ts';
import { routeRules } from './route-rules.ts';
import { rowRules } from './row-rules.ts';
import { ruleNames } from './rule-names.ts';
import { soundCollections } from './sound-collections.ts';
import { spokenLinks } from './spoken-links.ts';
import { textRules } from './text-rules.ts';
import { themeRules } from './theme-rules.ts';
import { translationRules } from './translation-rules.ts';
import { uniqueRules } from './unique-rules.ts';
import { unknownValues } from './unknown-values.ts';

const siteRules: Rule[] = [
  ...languageRules,
  ...uniqueRules,
  ...routeRules,
  ownSchema,
  ...characterRules,
  soundCollections,
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
  pdfCharacters,
  ...themeRules,
];

/** All rules. Problems at one position are reported in this order. */
export const rules: Rule[] = [...siteRules, ruleNames(siteRules)];
