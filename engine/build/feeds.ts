import { createHash } from 'node:crypto';
import type { CompileContext } from '../compile/context.ts';
import { type Feed, type FeedItem, feedsIn } from '../compile/feeds.ts';
import { compileLanguages } from '../compile/languages.ts';
import { plainText } from '../compile/text.ts';
import { type FeedForm, feedAddress, feedTypes } from '../model/page-file.ts';
import { element, escaped } from './xml.ts';

interface Published extends Feed {
  /** The site's own address. */
  origin: string;
  /** The language as HTML names it. */
  tag: string;
  author: string;
  own: Record<FeedForm, string>;
}

/** The files of a site's feeds, each in Atom and in JSON Feed; none on a site that does not know its origin. */
export function feedFiles(context: CompileContext): Record<string, string> {
  const { site } = context;
  const { origin = '' } = site;
  const files = compileLanguages(site).flatMap(({ code, tag }) =>
    feedsIn(code, context).flatMap((feed) => {
      const address = (form: FeedForm) => feedAddress(code, feed.name, form);
      const own = { atom: origin + address('atom'), json: origin + address('json') };
      const published = { ...feed, origin, tag, author: plainText(site.name, code, site), own };
      return [
        [address('atom').slice(1), atom(published)],
        [address('json').slice(1), jsonFeed(published)],
      ];
    }),
  );
  return Object.fromEntries(files);
}

/** A feed as Atom (RFC 4287). Of each record the day is known alone: it counts from its first moment. */
function atom(feed: Published): string {
  const { title, page, items, origin, tag, author, own } = feed;
  const entries = items.map((item) =>
    [
      '<entry>',
      element('id', idOf(item, feed)),
      element('title', item.title),
      link({ href: origin + item.href }),
      element('published', momentOf(item)),
      element('updated', momentOf(item)),
      item.summary === undefined ? '' : element('summary', item.summary),
      item.html === undefined ? '' : `<content type="html">${escaped(whole(item.html, origin))}</content>`,
      '</entry>',
    ].join(''),
  );
  const head = [
    element('id', own.atom),
    element('title', title),
    link({ rel: 'self', type: feedTypes.atom, href: own.atom }),
    link({ href: origin + page }),
    element('updated', momentOf(items[0] as FeedItem)),
    `<author>${element('name', author)}</author>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(tag)}">
${[...head, ...entries].join('\n')}
</feed>
`;
}

/** A feed as JSON Feed 1.1. */
function jsonFeed(feed: Published): string {
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
      date_published: momentOf(item),
    })),
  });
}

/** A record's name for good: its page, or where it has none (RFC 4151), its day with what it says. */
function idOf({ isOwnPage, href, day, title }: FeedItem, { name, origin, tag }: Published): string {
  if (isOwnPage) return origin + href;
  const said = createHash('sha256').update(title).digest('hex').slice(0, 12);
  return `tag:${new URL(origin).hostname},${day}:${name}/${tag}/${said}`;
}

function momentOf({ day }: FeedItem): string {
  return `${day}T00:00:00Z`;
}

/** Cleaned HTML whose addresses are whole: readers show it elsewhere. */
function whole(html: string, origin: string): string {
  return html.replace(/(\s(?:href|src|poster)=")(?=\/(?!\/))/g, `$1${origin}`);
}

function link(attributes: Record<string, string>): string {
  return `<link${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')}/>`;
}
