import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMarkdownParser } from '../../engine/model/markdown/parser.ts';
import { languageOf } from '../../engine/model/markdown/read-markdown.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { docsFolder } from './docs-folder.ts';

/** A fenced block of a text. */
export interface Block {
  language: string;
  /** The file that the block is, if its first mark is one. */
  path?: string;
  /** The words after the language, without the path. */
  marks: string[];
  code: string;
  line: number;
}

export interface DocsText {
  /** Its name without the language: `how-it-works`. */
  name: string;
  /** The language of the text, by its file: `en` or `zh`. */
  locale: string;
  file: string;
  blocks: Block[];
}

/** The Markdown texts of the documentation site that people write. */
export async function readTexts(): Promise<DocsText[]> {
  const files = ['pages', 'assets/records'].map(async (folder) =>
    (await listFiles(join(docsFolder, folder))).map((file) => `${folder}/${file}`),
  );
  const texts = (await Promise.all(files)).flat().flatMap((file) => {
    const [, name = '', locale = ''] = /([^/]+)\.(\w+)\.md$/.exec(file) ?? [];
    return name && !file.startsWith('assets/records/reference/') ? [{ name, locale, file }] : [];
  });
  return Promise.all(
    texts.map(async (text) => ({ ...text, blocks: readBlocks(await readFile(join(docsFolder, text.file), 'utf8')) })),
  );
}

/** The fenced blocks of a Markdown text. */
export function readBlocks(text: string): Block[] {
  return createMarkdownParser()
    .parse(text, {})
    .filter(({ type }) => type === 'fence')
    .map((token) => {
      const [, ...words] = token.info.trim().split(/\s+/);
      const path = words.find((word) => /[./]/.test(word) && !word.includes('='));
      return {
        language: languageOf(token),
        ...(path !== undefined && { path }),
        marks: words.filter((word) => word !== path),
        code: token.content,
        line: (token.map?.[0] ?? 0) + 1,
      };
    });
}

const han = /\p{Script=Han}/u;

/** How the blocks of a text differ from those of its translation, in which lines with Chinese are translations. */
export function compareBlocks(blocks: Block[], translated: Block[]): string[] {
  if (blocks.length !== translated.length) return [`${blocks.length} blocks, but ${translated.length} in Chinese`];
  return blocks.flatMap((block, index) => {
    const other = translated[index] as Block;
    const [info, otherInfo] = [block, other].map(({ language, path = '', marks }) =>
      [language, path, ...marks].join(' '),
    );
    if (info !== otherInfo) return [`line ${block.line}: "${info}" is "${otherInfo}" in Chinese, line ${other.line}`];
    // A command may name the language of the text.
    const linesOf = (code: string) => code.replace(/\bzh\b/g, 'en').split('\n');
    const [lines, otherLines] = [linesOf(block.code), linesOf(other.code)];
    // The output of a command is checked separately.
    if (block.language === 'text' || (block.language === 'md' && lines.length === otherLines.length)) return [];
    const isSame =
      lines.length === otherLines.length &&
      lines.every((line, at) => line === otherLines[at] || han.test(otherLines[at] ?? ''));
    return isSame
      ? []
      : [`line ${block.line}: the block differs in Chinese, line ${other.line}, in a line without Chinese`];
  });
}
