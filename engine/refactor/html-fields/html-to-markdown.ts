/// <reference path="./turndown-plugin-gfm.d.ts" />
import { createRequire } from 'node:module';
import type TurndownService from 'turndown';
import { once } from '../../model/schema/once.ts';
import { requirePackages } from '../../site/optional-packages.ts';

/** Converts an address to one of the site. Undefined if the site does not have it. */
export type ResolveAddress = (address: string) => string | undefined;

/** The new addresses of links and pictures. */
export interface AddressBook {
  link: ResolveAddress;
  /** The name of a picture below `assets/images/`. */
  picture: ResolveAddress;
}

// Loaded on first use: few sites have HTML to convert.
const turndown = once(() => {
  requirePackages('the conversion of HTML to Markdown');
  const load = createRequire(import.meta.url);
  const { gfm } = load('@joplin/turndown-plugin-gfm') as typeof import('@joplin/turndown-plugin-gfm');
  return { Service: load('turndown') as typeof TurndownService, gfm };
});

/** Elements without a form in Markdown, which are left out. */
const dropped = ['script', 'style', 'form', 'input', 'button', 'select', 'textarea', 'object', 'noscript', 'svg'];

/** Elements that are left out, with a link to what they show. */
const embedded = ['iframe', 'embed', 'video', 'audio'];

/**
 * Converts HTML to Markdown as pages show it. `note` receives each kind of content that is left out. Links and pictures get their
 * new addresses; a link without one keeps its own, and a picture without one is left out.
 */
export function htmlToMarkdown(html: string, { link, picture }: AddressBook, note: (what: string) => void): string {
  const { Service, gfm } = turndown();
  const service = new Service({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  service.use(gfm);
  const escapeMarks = service.escape.bind(service);
  // Markdown of pages also has formulas, and shows HTML tags.
  service.escape = (text) => escapeMarks(text).replace(/[<$]/g, '\\$&');
  service.addRule('dropped', {
    filter: (node) => dropped.includes(node.nodeName.toLowerCase()),
    replacement: (_, node) => {
      note(`<${node.nodeName.toLowerCase()}>`);
      return '';
    },
  });
  service.addRule('embedded', {
    filter: (node) => embedded.includes(node.nodeName.toLowerCase()),
    replacement: (_, node) => {
      const element = node as HTMLElement;
      const source = element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src');
      if (!source) return '';
      const to = link(source) ?? source;
      note(`<${node.nodeName.toLowerCase()}>: a link to ${to} replaces it`);
      return /^https?:/.test(to) || to.startsWith('/') ? `\n\n<${to}>\n\n`.replace(/<(\/[^>]*)>/, '[$1]($1)') : '';
    },
  });
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => pictureOf(node as HTMLElement),
  });
  service.addRule('figure', {
    filter: (node) => node.nodeName === 'FIGURE' && has(node, 'img'),
    replacement: (content, node) => {
      const element = node as HTMLElement;
      // This list has no iterator.
      const images = Array.from(element.querySelectorAll('img') as ArrayLike<HTMLElement>);
      const caption = element.querySelector('figcaption')?.textContent?.trim() ?? '';
      const [only] = images;
      if (only && images.length === 1) return `\n\n${pictureOf(only, caption)}\n\n`;
      return `\n\n${content.trim()}\n\n`;
    },
  });
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.getAttribute('href') !== null,
    replacement: (content, node) => {
      const href = (node as HTMLElement).getAttribute('href')?.trim() ?? '';
      const isPicture = has(node as HTMLElement, 'img');
      // A picture that links to its larger version.
      if (content.trim() === '' || (isPicture && picture(href) !== undefined)) return content;
      const to = link(href) ?? href;
      if (!/^(https?:|mailto:|tel:|\/|#)/i.test(to)) {
        note(`a link to ${to}`);
        return content;
      }
      return `[${content.replace(/\s+/g, ' ').trim()}](${target(to)})`;
    },
  });
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode as HTMLElement | null;
      const index = list ? Array.prototype.indexOf.call(list.children, node) : 0;
      const isOrdered = list?.nodeName === 'OL';
      const mark = isOrdered ? `${Number(list.getAttribute('start') ?? 1) + index}. ` : '- ';
      // A loose list has blank lines between its items.
      const words = content.replace(/^\n+|\n+$/g, '') + (/\n$/.test(content) ? '\n' : '');
      return `${mark}${words.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)}${node.nextSibling ? '\n' : ''}`;
    },
  });
  // Only a list that begins with 1 may follow a text without a blank line.
  service.addRule('list-from', {
    filter: (node) => node.nodeName === 'OL' && Number(node.getAttribute('start') ?? 1) !== 1,
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  });
  // The plugin keeps these as HTML, which pages show as text.
  service.addRule('code-table', {
    filter: (node) => node.nodeName === 'TABLE' && has(node, 'code') && !has(node, inCells),
    replacement: (content) => {
      const [first = '', second = '', ...rows] = content.trim().split(/\n+/);
      const cells = first.split(/(?<!\\)\|/).length - 2;
      const lines = /^\|(?: :?-+:? \|)+$/.test(second) ? [first, second] : [...emptyHeader(cells), first, second];
      return `\n\n${[...lines, ...rows].filter(Boolean).join('\n')}\n\n`;
    },
  });
  // Pages make row headers of a first column that is bold.
  service.addRule('row-header', {
    filter: (node) =>
      node.nodeName === 'TH' && node.parentNode?.parentNode?.nodeName === 'TBODY' && !node.previousElementSibling,
    replacement: (content) => {
      const words = content
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\|/g, '\\|');
      return words === '' || /^\*\*.*\*\*$/.test(words) ? `| ${words} |` : `| **${words}** |`;
    },
  });
  return `${service.turndown(html).trim()}\n`;

  function pictureOf(element: HTMLElement, caption = element.getAttribute('title') ?? ''): string {
    const source = element.getAttribute('src') ?? '';
    const name = picture(source);
    if (name === undefined) {
      note(`the picture ${source.slice(0, 200)}`);
      return '';
    }
    const plain = (text: string) => service.escape(text.replace(/\s+/g, ' ').trim());
    const title = caption ? ` "${plain(caption).replaceAll('"', '\\"')}"` : '';
    return `![${plain(element.getAttribute('alt') ?? '')}](${target(name)}${title})`;
  }
}

/** The parser of the converter returns undefined instead of null. */
function has(node: HTMLElement, selector: string): boolean {
  return Boolean(node.querySelector(selector));
}

/** Elements that a cell of a Markdown table cannot have. */
const inCells = 'ul, ol, h1, h2, h3, h4, h5, h6, hr, blockquote, pre, table';

function emptyHeader(cells: number): string[] {
  return [`|${'     |'.repeat(cells)}`, `|${' --- |'.repeat(cells)}`];
}

/** An address as Markdown allows it. */
function target(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
}
