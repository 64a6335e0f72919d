import type { Rule } from '../rule.ts';
import { alternativeText } from './alternative-text.ts';
import { answerFields } from './answer-fields.ts';
import { boundFields } from './bound-fields.ts';
import { chapterPages } from './chapter-pages.ts';
import { clearAuthors } from './clear-authors.ts';
import { closedHtml } from './closed-html.ts';
import { colourContrast } from './colour-contrast.ts';
import { dataLinks } from './data-links.ts';
import { deadLinks } from './dead-links.ts';
import { distinctFileNames } from './distinct-file-names.ts';
import { distinctItems } from './distinct-items.ts';
import { emptyLabels } from './empty-labels.ts';
import { filledLists } from './filled-lists.ts';
import { fittingAnswers } from './fitting-answers.ts';
import { fontBudget } from './font-budget.ts';
import { interfaceWords } from './interface-words.ts';
import { keptLines } from './kept-lines.ts';
import { knownBases } from './known-bases.ts';
import { knownOrigin } from './known-origin.ts';
import { knownRecords } from './known-records.ts';
import { linkedPages } from './linked-pages.ts';
import { missingAssets, missingFonts } from './missing-assets.ts';
import { missingPosters } from './missing-posters.ts';
import { navigationEntries } from './navigation-entries.ts';
import { neutralText } from './neutral-text.ts';
import { notFoundPage } from './not-found-page.ts';
import { otherMarkdown } from './other-markdown.ts';
import { ownSchema } from './own-schema.ts';
import { pageBudget } from './page-budget.ts';
import { pdfCharacters } from './pdf-characters.ts';
import { plainText } from './plain-text.ts';
import { publicOrigin } from './public-origin.ts';
import { publishableCharacters } from './publishable-characters.ts';
import { publishedLinks } from './published-links.ts';
import { publishingTimes } from './publishing-times.ts';
import { realDays } from './real-days.ts';
import { recordAddresses } from './record-addresses.ts';
import { redirects } from './redirects.ts';
import { routeNames } from './route-names.ts';
import { routeParametersExist } from './route-parameters.ts';
import { rowNames } from './row-names.ts';
import { ruleNames } from './rule-names.ts';
import { secureLinks } from './secure-links.ts';
import { sharedSections } from './shared-sections.ts';
import { siteLanguages } from './site-languages.ts';
import { siteStyles } from './site-styles.ts';
import { soundCaptions } from './sound-captions.ts';
import { soundCollections } from './sound-collections.ts';
import { followedLinks, placeholderFiles, soundFiles } from './sound-files.ts';
import { spokenLinks } from './spoken-links.ts';
import { swappedLanguages } from './swapped-languages.ts';
import { tileTemplate } from './tile-template.ts';
import { translatedText } from './translated-text.ts';
import { unclosedMarkup } from './unclosed-markup.ts';
import { uniqueIds } from './unique-ids.ts';
import { uniqueRecords } from './unique-records.ts';
import { uniqueRoutes } from './unique-routes.ts';
import { unknownValues } from './unknown-values.ts';
import { unreadConfiguration } from './unread-configuration.ts';
import { unusedAssets } from './unused-assets.ts';
import { usedShared } from './used-shared.ts';
import { visibleCharacters } from './visible-characters.ts';
import { wholeLists } from './whole-lists.ts';
import { wholeTexts } from './whole-texts.ts';
import { writtenSamples } from './written-samples.ts';

const ofSites: Rule[] = [
  siteLanguages,
  interfaceWords,
  uniqueRoutes,
  routeNames,
  distinctFileNames,
  ownSchema,
  publishableCharacters,
  visibleCharacters,
  uniqueIds,
  soundCollections,
  uniqueRecords,
  knownRecords,
  recordAddresses,
  realDays,
  clearAuthors,
  publishingTimes,
  sharedSections,
  routeParametersExist,
  fittingAnswers,
  boundFields,
  wholeLists,
  filledLists,
  distinctItems,
  rowNames,
  answerFields,
  deadLinks,
  publishedLinks,
  spokenLinks,
  dataLinks,
  redirects,
  notFoundPage,
  chapterPages,
  knownBases,
  missingAssets,
  followedLinks,
  soundFiles,
  placeholderFiles,
  soundCaptions,
  missingPosters,
  tileTemplate,
  unknownValues,
  emptyLabels,
  writtenSamples,
  wholeTexts,
  unclosedMarkup,
  otherMarkdown,
  closedHtml,
  plainText,
  keptLines,
  neutralText,
  translatedText,
  swappedLanguages,
  alternativeText,
  publicOrigin,
  knownOrigin,
  secureLinks,
  navigationEntries,
  linkedPages,
  usedShared,
  unusedAssets,
  pageBudget,
  pdfCharacters,
  colourContrast,
  missingFonts,
  fontBudget,
  siteStyles,
  unreadConfiguration,
];

/** Every rule, in the order in which their problems are told when two stand at one place. */
export const rules: Rule[] = [...ofSites, ruleNames(ofSites)];
