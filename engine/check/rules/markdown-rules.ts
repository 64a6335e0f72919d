import { readMarkdown } from '../../model/markdown/read-markdown.ts';
import { factsIn, type MarkdownShape } from '../facts.ts';
import { memoizeList } from '../memoize-list.ts';
import { type MessageKey, t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { markdownNamesIn, markdownOf, type SiteFile } from '../site-files.ts';
import { filesByName } from '../site-model.ts';
import { suggest } from '../suggest.ts';

/** A field without its text shows nothing. */
const missingFiles = defineRule('missing-markdown', {
  *inFile(file, model) {
    for (const { name, target, path } of markdownNamesIn(file)) {
      if (target === undefined) yield { path, message: t('markdownElsewhere', { name }) };
      else if (filesByName(model).get(target)?.kind !== 'markdown') {
        const folder = file.file.slice(0, file.file.lastIndexOf('/') + 1);
        const beside = model.ofKind('markdown').flatMap((one) => (one.file.startsWith(folder) ? one.file : []));
        const better = suggest(target, beside, (near) => near.slice(folder.length));
        yield { path, message: t('noMarkdownFile', { path: target }), ...better };
      }
    }
  },
});

const unusedFiles = defineRule('unused-markdown', {
  severity: 'warning',
  *whenSound(model) {
    const used = new Set(model.files.flatMap((file) => factsIn(file).markdown));
    for (const file of model.ofKind('markdown'))
      if (!used.has(file.file)) yield { file, path: [], message: t('unusedMarkdown', { path: file.file }) };
  },
});

/** Without an end, a mark shows as text, and a code block takes in the rest of the page. */
const unclosedMarks = defineRule('unclosed-markdown', {
  severity: 'warning',
  *inFile(file) {
    for (const { text, path, offsetOf } of markdownOf(file))
      for (const { mark, at } of readMarkdown(text).strays)
        yield { path, offset: offsetOf(at), message: t(strays[mark], { mark }) };
  },
});

const strays = {
  '**': 'strayBold',
  '`': 'strayCode',
  '](': 'strayLink',
  '```': 'openFence',
  $: 'openFormula',
  $$: 'openFormula',
} satisfies Record<string, MessageKey>;

/** Screen readers list headings by level. The page's title is level 1. */
const headingOrder = defineRule('heading-order', {
  severity: 'warning',
  *inFile(file) {
    for (const { text, path, offsetOf } of markdownOf(file)) {
      let before: number | undefined;
      for (const { level, at } of readMarkdown(text).headings) {
        const offset = offsetOf(at);
        if (level === 1) yield { path, offset, message: t('firstLevel') };
        else if (level > (before ?? 2) + 1)
          yield { path, offset, message: t('skippedLevel', { level, before: before ?? 1 }) };
        before = level === 1 ? before : level;
      }
    }
  },
});

const rawHtml = defineRule('html-in-markdown', {
  severity: 'warning',
  *inFile(file) {
    for (const { text, path, offsetOf } of markdownOf(file))
      for (const { tag, at } of readMarkdown(text).tags)
        yield { path, offset: offsetOf(at), message: t('tagInMarkdown', { tag }) };
  },
});

const soundFormulas = defineRule('broken-formula', {
  *inFile(file, { formulaError }) {
    for (const { text, path, offsetOf } of markdownOf(file))
      for (const { tex, isBlock, at } of readMarkdown(text).formulas) {
        const error = formulaError?.(tex, isBlock);
        if (!error) continue;
        const { reason } = error;
        yield { path, offset: offsetOf(at + error.at), message: t('brokenFormula', { reason }) };
      }
  },
});

/** A heading, picture or table that only one language has is often forgotten in the others. */
const equalStructure = defineRule('unequal-markdown', {
  severity: 'warning',
  *onSite(model) {
    for (const translated of translatedFiles(model.files, model.cacheScope)) {
      if (!translated) continue;
      const { file, translations } = translated;
      for (const { path, texts } of translations) {
        const versions = texts.flatMap(([code, text]) => {
          const other = typeof text === 'string' ? filesByName(model).get(text) : undefined;
          const shape = typeof text === 'string' ? other && factsIn(other).shape : text;
          const place = other ? { file: other, path: [] } : { file, path: [...path, code] };
          return shape && !shape.hasStrays ? [{ code, shape, place }] : [];
        });
        const [first, ...others] = versions;
        for (const { code, shape, place } of first ? others : []) {
          const [part, what] = parts.find(([key]) => shape[key] !== first?.shape[key]) ?? [];
          if (!first || !part || !what) continue;
          const [one, other] = [shape, first.shape].map((of) => String(of[part]) || '0') as [string, string];
          yield { ...place, message: t('unequalMarkdown', { code, first: first.code, what: t(what), one, other }) };
        }
      }
    }
  },
});

const translatedFiles = memoizeList((file: SiteFile) => {
  const { translations } = factsIn(file);
  return translations && { file, translations };
});

const parts: [keyof MarkdownShape, MessageKey][] = [
  ['headings', 'count-headings'],
  ['pictures', 'count-pictures'],
  ['tables', 'count-tables'],
  ['code', 'count-code'],
  ['formulas', 'count-formulas'],
  ['links', 'count-links'],
];

export const markdownRules = [
  missingFiles,
  unusedFiles,
  unclosedMarks,
  headingOrder,
  rawHtml,
  soundFormulas,
  equalStructure,
];
