import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeBraces } from '../model/schema/placeholders.ts';
import { decodePercent } from '../model/text/decode-percent.ts';
import { htmlToMarkdown } from '../refactor/html-fields/html-to-markdown.ts';
import type { ImportedContent, ImportedEntry, ImportedFile } from './imported-content.ts';
import { textOfHtml } from './text-of-html.ts';
import { wordpressHtml } from './wordpress-html.ts';

const { findAll, getElementsByTagName, textContent } = DomUtils;

type Element = ReturnType<typeof getElementsByTagName>[number];

/** How files that an export only names are found. */
export interface MediaPlace {
  /** A copy of `wp-content/uploads`. */
  folder?: string | undefined;
  /** Fetches a file from its address. Undefined if it cannot be had. */
  fetch?: ((address: string) => Promise<Uint8Array | undefined>) | undefined;
}

/**
 * Reads an export of WordPress (WXR, the file of Tools → Export). Throws for any other file. Source of the format: `export.php` of WordPress,
 * versions 1.0 to 1.2.
 */
export async function readWordpress(file: string, media: MediaPlace): Promise<ImportedContent> {
  const text = await readFile(file, 'utf8');
  const document = parseDocument(text, { xmlMode: true });
  const [channel] = getElementsByTagName('channel', document, true, 1);
  const version = channel && childText(channel, 'wp:wxr_version');
  if (!channel || !version) throw new Error(`${basename(file)} is no export of WordPress: it has no wp:wxr_version.`);
  const origin = (childText(channel, 'wp:base_blog_url') || childText(channel, 'link')).replace(/\/$/, '');
  const items = getElementsByTagName('item', channel, true).map(readItem);
  const attachments = new Map(items.filter(({ type }) => type === 'attachment').map((one) => [one.id, one]));
  const pictureOf = (id: string) => {
    const one = attachments.get(id);
    return one?.file ? { address: one.file, alt: one.meta.get('_wp_attachment_image_alt') ?? one.title } : undefined;
  };
  const taken = items.filter(({ type, status, password }) => kinds.has(type) && states.has(status) && password === '');
  return {
    origin,
    entries: taken.map((item): ImportedEntry => {
      const [category, ...further] = item.categories;
      return {
        kind: item.type === 'page' ? 'page' : 'post',
        title: textOfHtml(item.title),
        slug: decodePercent(item.name),
        addresses: [
          item.link,
          ...(item.type === 'post' ? [`${origin}/?p=${item.id}`] : [`${origin}/?page_id=${item.id}`]),
        ],
        published: item.status === 'publish' ? [item.link] : [],
        day: item.day,
        summary: textOfHtml(item.excerpt),
        category,
        tags: [...new Set([...further, ...item.tags])],
        picture: pictureOf(item.meta.get('_thumbnail_id') ?? '')?.address,
        isDraft: !['publish', 'future'].includes(item.status),
        // Site values are filled in everywhere, also in code.
        markdown: (addresses, note) =>
          escapeBraces(htmlToMarkdown(wordpressHtml(item.content, pictureOf, note), addresses, note)),
      };
    }),
    files: [...attachments.values()].flatMap(({ file }) => (file ? attachedFile(file, media) : [])),
    losses: leftOut(items),
  };
}

const kinds = new Set(['post', 'page']);
const states = new Set(['publish', 'future', 'draft', 'pending', 'private']);

type Item = ReturnType<typeof readItem>;

function readItem(item: Element) {
  const value = (name: string) => childText(item, name);
  const terms = (domain: string) =>
    item.children.flatMap((child) =>
      child.type === 'tag' && child.name === 'category' && child.attribs.domain === domain
        ? textContent(child).trim()
        : [],
    );
  const meta = findAll((one) => one.name === 'wp:postmeta', item.children).map((one): [string, string] => [
    childText(one, 'wp:meta_key'),
    childText(one, 'wp:meta_value'),
  ]);
  // A draft has no date in the other field.
  const [day = ''] =
    /^\d{4}-\d\d-\d\d/.exec(value('wp:post_date').replace(/^0000.*/, '') || value('wp:post_modified')) ?? [];
  return {
    id: value('wp:post_id'),
    type: value('wp:post_type'),
    status: value('wp:status'),
    password: value('wp:post_password'),
    title: value('title'),
    name: value('wp:post_name'),
    link: value('link'),
    day: day || '1970-01-01',
    content: value('content:encoded'),
    excerpt: value('excerpt:encoded'),
    file: value('wp:attachment_url'),
    comments: getElementsByTagName('wp:comment', item, true).length,
    categories: terms('category').filter((name) => name !== 'Uncategorized'),
    tags: terms('post_tag'),
    meta: new Map(meta),
  };
}

/** The text of a child element. Empty if it is missing. */
function childText(parent: Element, name: string): string {
  const found = parent.children.find((child): child is Element => child.type === 'tag' && child.name === name);
  return found ? textContent(found).trim() : '';
}

/** An uploaded file. Its smaller versions, such as `photo-300x200.jpg`, are the same picture. */
function attachedFile(address: string, { folder, fetch }: MediaPlace): ImportedFile {
  const path = /\/uploads\/(.+)$/.exec(address)?.[1];
  return {
    addresses: [address],
    name: decodePercent(basename(new URL(address, 'https://unknown.example').pathname)),
    async read() {
      const own =
        folder && path
          ? await readFile(join(folder, ...decodePercent(path).split('/'))).catch(() => undefined)
          : undefined;
      return own ?? (await fetch?.(address));
    },
  };
}

/** What is not taken, in numbers. */
function leftOut(items: Item[]): string[] {
  const comments = items.reduce((sum, item) => sum + item.comments, 0);
  const locked = items.filter(({ type, password }) => kinds.has(type) && password !== '');
  const thrown = items.filter(({ type, status }) => kinds.has(type) && !states.has(status));
  const others = new Map<string, number>();
  for (const { type } of items)
    if (!kinds.has(type) && type !== 'attachment') others.set(type, (others.get(type) ?? 0) + 1);
  return [
    ...(comments > 0 ? [`comments: ${comments}`] : []),
    ...locked.map(({ title }) => `"${title}", because it has a password`),
    ...(thrown.length > 0 ? [`in the trash: ${thrown.length}`] : []),
    ...[...others].map(([type, count]) => `of type ${type}: ${count}`),
  ];
}
