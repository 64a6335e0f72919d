import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, posix } from 'node:path';
import { parse } from 'yaml';
import { readMarkdown } from '../model/markdown/read-markdown.ts';
import { applySplices, type Splice } from '../model/text/splice.ts';
import type { AddressBook } from '../refactor/html-fields/html-to-markdown.ts';
import { listFiles } from '../site/files/files.ts';
import type { ImportedContent, ImportedEntry, ImportedFile } from './imported-content.ts';

/**
 * Reads the Markdown files of a folder, with YAML front matter as Jekyll, Hugo, Hexo and Astro have it. Files with a date, in the front
 * matter or their name, are posts; the others are pages. Throws for a folder without Markdown.
 */
export async function readMarkdownFolder(folder: string): Promise<ImportedContent> {
  const paths = (await listFiles(folder)).filter((path) => !/(?:^|\/)(?:node_modules|\.git)\//.test(path));
  const texts = paths.filter((path) => /\.(?:md|markdown)$/i.test(path) && !/(?:^|\/)readme\.md$/i.test(path));
  if (texts.length === 0) throw new Error(`${folder} has no Markdown file.`);
  const losses: string[] = [];
  const entries = await Promise.all(
    texts.map(async (path) => {
      const text = (await readFile(join(folder, path), 'utf8')).replace(/^\uFEFF/, '');
      return readEntry(path, text, (what) => losses.push(`${path}: ${what}`));
    }),
  );
  return {
    origin: '',
    entries,
    files: paths
      .filter((path) => !texts.includes(path) && !/(?:^|\/)\./.test(path))
      .map((path): ImportedFile => {
        // Generators publish these folders as the root of the site.
        const published = path.replace(/^(?:static|public|source|assets)\//, '');
        return {
          addresses: [...new Set([`/${path}`, `/${published}`])],
          name: basename(path),
          read: () => readFile(join(folder, path)),
        };
      }),
    losses,
  };
}

function readEntry(path: string, text: string, lose: (what: string) => void): ImportedEntry {
  const [, head, body = text] = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? [];
  const facts = frontMatter(head, lose);
  const word = (name: string) => (facts[name] === undefined || facts[name] === null ? '' : String(facts[name]).trim());
  const words = (...names: string[]) =>
    names
      .flatMap((name) => (Array.isArray(facts[name]) ? (facts[name] as unknown[]).map(String) : word(name).split(',')))
      .map((one) => one.trim())
      .filter(Boolean);
  const folder = dirname(path);
  const stem = basename(path, extname(path));
  const dated = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(stem);
  const day = dayOf(facts.date ?? facts.pubDate ?? facts.published ?? dated?.[1]);
  // The index file of a folder is named like the folder.
  const name = /^_?index$/i.test(stem) ? basename(folder) : (dated?.[2] ?? stem);
  const [category, ...further] = words('categories', 'category');
  const heading = /^\s*# +(.+?)\s*#*\s*$/m.exec(body);
  const isTitled = word('title') === '' && heading?.index === 0;
  const content = isTitled ? body.slice(heading[0].length) : body;
  const own = word('permalink') || word('url');
  const published = [
    ...(own.startsWith('/') ? [own.replace(/index\.html$/, '')] : []),
    ...words('aliases', 'redirect_from').filter((one) => one.startsWith('/')),
  ];
  return {
    kind: day ? 'post' : 'page',
    title: word('title') || heading?.[1] || name,
    slug: word('slug') || name,
    addresses: [
      ...published,
      `/${path}`,
      `/${path.replace(/\.\w+$/, '')}`,
      `/${posix.join(folder === '.' ? '' : folder, name)}`,
    ],
    published,
    day: day ?? '1970-01-01',
    summary: word('description') || word('summary') || word('excerpt'),
    category,
    tags: [...new Set([...further, ...words('tags', 'tag')])],
    picture: pictureIn(facts, folder),
    isDraft: facts.draft === true || facts.published === false,
    markdown: (addresses, note) =>
      `${withAddresses(content.replace(/\r\n?/g, '\n').trim(), folder, addresses, note)}\n`,
  };
}

function frontMatter(head: string | undefined, lose: (what: string) => void): Record<string, unknown> {
  if (head === undefined) return {};
  try {
    const facts: unknown = parse(head);
    if (typeof facts === 'object' && facts !== null && !Array.isArray(facts)) return facts as Record<string, unknown>;
  } catch (error) {
    lose(`its front matter, which is not YAML: ${(error as Error).message.split('\n', 1)[0]}`);
  }
  return {};
}

function dayOf(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(String(value ?? '')) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

function pictureIn(facts: Record<string, unknown>, folder: string): string | undefined {
  for (const name of ['image', 'cover', 'featured_image', 'thumbnail', 'heroImage', 'banner']) {
    const value = facts[name];
    const address = typeof value === 'string' ? value : (value as { src?: unknown; image?: unknown } | null)?.src;
    if (typeof address === 'string' && address !== '') return fromRoot(address, folder);
  }
  return undefined;
}

/** A Markdown text with the new addresses of its links and pictures. Those without one become their text. */
function withAddresses(
  text: string,
  folder: string,
  { link, picture }: AddressBook,
  note: (what: string) => void,
): string {
  const splices: Splice[] = [];
  for (const { target, at, isExact, picture: isPicture } of readMarkdown(text).addresses) {
    if (/^(?:https?:|mailto:|tel:|#)/i.test(target) && !isPicture) continue;
    const found = (isPicture ? picture : link)(fromRoot(target, folder));
    if (found !== undefined && isExact) {
      splices.push({ offset: at, length: target.length, text: found });
      continue;
    }
    note(isPicture ? `the picture ${target}` : `a link to ${target}`);
    const whole = isExact ? linkAround(text, at, isPicture) : undefined;
    if (whole) splices.push(whole);
  }
  return applySplices(text, splices);
}

/** An address from the root of the folder. */
function fromRoot(address: string, folder: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address)) return address;
  return `/${posix.join(folder === '.' ? '' : folder, address)}`;
}

/** Replaces a link or picture, whose target is at an offset, by its text. */
function linkAround(text: string, at: number, isPicture: boolean): Splice | undefined {
  const middle = text.lastIndexOf('](', at);
  const end = text.indexOf(')', at);
  let depth = 1;
  let start = middle - 1;
  for (; start >= 0; start--) {
    if (text[start] === ']') depth++;
    else if (text[start] === '[' && --depth === 0) break;
  }
  if (middle < 0 || end < 0 || start < 0) return undefined;
  const offset = isPicture && text[start - 1] === '!' ? start - 1 : start;
  return { offset, length: end + 1 - offset, text: text.slice(start + 1, middle) };
}
