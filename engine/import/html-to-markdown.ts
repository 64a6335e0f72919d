/// <reference path="./turndown-plugin-gfm.d.ts" />
import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { escapeBraces } from '../model/schema/placeholders.ts';
import type { AddressBook } from './imported-content.ts';

/** Elements without a form in Markdown, which are left out. */
const dropped = ['script', 'style', 'form', 'input', 'button', 'select', 'textarea', 'object', 'noscript', 'svg'];

/** Elements that are left out, with a link to what they show. */
const embedded = ['iframe', 'embed', 'video', 'audio'];

/**
 * Converts HTML to Markdown as pages show it. `note` receives each kind of content that is left out. Links and pictures get their
 * new addresses; a link without one keeps its own, and a picture without one is left out.
 */
export function htmlToMarkdown(html: string, { link, picture }: AddressBook, note: (what: string) => void): string {
  const service = new TurndownService({
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
    filter: (node) => node.nodeName === 'FIGURE' && node.querySelector('img') !== null,
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
      const isPicture = (node as HTMLElement).querySelector('img') !== null;
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
  // Site values are filled in everywhere, also in code.
  return `${escapeBraces(service.turndown(html).trim())}\n`;

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

/** An address as Markdown allows it. */
function target(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
}
