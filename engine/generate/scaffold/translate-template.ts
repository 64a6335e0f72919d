import type { WordTable } from '../../model/words.ts';
import { readTraditional } from '../../site/traditional.ts';
import { siteLanguage, wordFiles } from './site-files.ts';
import { chooseText, translateTexts } from './site-texts.ts';
import { formatJson } from './write-new-files.ts';

type Files = Record<string, string | Uint8Array>;

/**
 * Translates a template in English and Chinese: its list of languages, its texts, and its Markdown files, one for each
 * language. Adds the interface texts that the engine lacks, to be translated.
 */
export function translateTemplate(files: Files, languages: string[], engine: WordTable): Files {
  const translated = Object.entries(files).flatMap(([path, content]): [string, string | Uint8Array][] => {
    if (path.endsWith('.zh.md')) return [];
    if (path.endsWith('.en.md')) return longTexts(path, files, languages);
    if (!/^(pages|assets\/records)\/.*\.json$/.test(path)) return [[path, content]];
    return [[path, formatJson(translateTexts(renameLongTexts(String(content), languages), languages) as object)]];
  });
  const translatedFiles = Object.fromEntries(translated);
  const site = JSON.parse(String(translatedFiles['pages/site.json']));
  return {
    ...translatedFiles,
    'pages/site.json': formatJson({ ...site, languages: languages.map(siteLanguage) }),
    ...wordFiles(languages, engine),
  };
}

/** Reads a JSON file, and names the Markdown file of each language in place of those in English and Chinese. */
function renameLongTexts(json: string, languages: string[]): unknown {
  return JSON.parse(json, (_, value) => {
    if (typeof value?.en !== 'string' || !value.en.endsWith('.en.md')) return value;
    const names = languages.map((code) => [code, inLanguage(value.en, code)]);
    return languages.length > 1 ? Object.fromEntries(names) : names[0]?.[1];
  });
}

/** The files of a long text. In languages that the template lacks it is in English. */
function longTexts(path: string, files: Files, languages: string[]): [string, string][] {
  const texts = { en: String(files[path]), zh: String(files[inLanguage(path, 'zh')]) };
  const traditional = readTraditional();
  return languages.map((code) => [inLanguage(path, code), String(chooseText(code, texts, traditional))]);
}

const inLanguage = (path: string, code: string): string => path.replace(/\.en\.md$/, `.${code}.md`);
