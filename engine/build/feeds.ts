import { createHash } from 'node:crypto';
import type { CompileContext } from '../compile/context.ts';
import { type Feed, type FeedItem, feedsIn } from '../compile/feeds.ts';
import { compileLanguages, fileHref } from '../compile/languages.ts';
import { plainText } from '../compile/text.ts';
import { type FeedForm, feedAddress, feedTypes } from '../model/page-file.ts';
import { escapeXml, xmlElement } from './xml.ts';

interface PublishedFeed extends Feed {
  origin: string;
  tag: string;
  author: string;
  own: Record<FeedForm, string>;
}

/** Creates a site's feeds in Atom and JSON Feed. A site without an origin has none. */
export function feedFiles(context: CompileContext): Record<string, string> {
  const { site } = context;
  const { origin = '' } = site;
  const files = compileLanguages(site).flatMap(({ code, tag }) =>
    feedsIn(code, context).flatMap((feed) => {
      const address = (form: FeedForm) => feedAddress(code, feed.name, form);
      const place = (form: FeedForm) => origin + fileHref(address(form), context);
      const own = { atom: place('atom'), json: place('json') };
      const published = { ...feed, origin, tag, author: plainText(site.name, code, site), own };
      return [
        [address('atom').slice(1), atom(published)],
        [address('json').slice(1), jsonFeed(published)],
      ];
    }),
  );
  return Object.fromEntries(files);
}

/** Formats a feed as Atom (RFC 4287). Only the day of a record is known, so its time is midnight. */
function atom(feed: PublishedFeed): string {
  const { title, page, items, origin, tag, author, own } = feed;
  const entries = items.map((item) =>
    [
      '<entry>',
      xmlElement('id', idOf(item, feed)),
      xmlElement('title', item.title),
      link({ href: origin + item.href }),
      xmlElement('published', dateTimeOf(item)),
      xmlElement('updated', dateTimeOf(item)),
      item.summary === undefined ? '' : xmlElement('summary', item.summary),
      item.html === undefined ? '' : `<content type="html">${escapeXml(whole(item.html, origin))}</content>`,
      '</entry>',
    ].join(''),
  );
  const head = [
    xmlElement('id', own.atom),
    xmlElement('title', title),
    link({ rel: 'self', type: feedTypes.atom, href: own.atom }),
    link({ href: origin + page }),
    xmlElement('updated', dateTimeOf(items[0] as FeedItem)),
    `<author>${xmlElement('name', author)}</author>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(tag)}">
${[...head, ...entries].join('\n')}
</feed>
`;
}

function jsonFeed(feed: PublishedFeed): string {
  const { title, page, items, origin, tag, author, own } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin + page,
    feed_url: own.json,
    language: tag,
    authors: [{ name: author }],
    items: items.map((item) => ({
      id: idOf(item, feed),
      url: origin + item.href,
      title: item.title,
      ...(item.html === undefined
        ? { content_text: item.summary ?? item.title }
        : { content_html: whole(item.html, origin) }),
      ...(item.summary !== undefined && { summary: item.summary }),
      date_published: dateTimeOf(item),
    })),
  });
}

/** The permanent id of a record: its page, or a tag URI (RFC 4151) with its day and the hash of its title. */
function idOf({ isOwnPage, href, day, title }: FeedItem, { name, origin, tag }: PublishedFeed): string {
  if (isOwnPage) return origin + href;
  const said = createHash('sha256').update(title).digest('hex').slice(0, 12);
  return `tag:${new URL(origin).hostname},${day}:${name}/${tag}/${said}`;
}

function dateTimeOf({ day }: FeedItem): string {
  return `${day}T00:00:00Z`;
}

/** Makes the addresses in HTML absolute, for feed readers. */
function whole(html: string, origin: string): string {
  return html.replace(/(\s(?:href|src|poster)=")(?=\/(?!\/))/g, `$1${origin}`);
}

function link(attributes: Record<string, string>): string {
  return `<link${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')}/>`;
}
