import type { AnswerForm, Language } from '../model/compiled.ts';
import { fillFields } from '../model/fill-address.ts';
import type { PageDescriptor } from '../model/page.ts';
import { routeHref } from '../model/page-file.ts';
import { fillSlugs, withoutLast } from '../model/schema/placeholders.ts';
import { isRecordIn } from '../model/sources/collection-answers.ts';
import { prepareAnswer } from '../model/sources/prepare-answer.ts';
import type { CompileContext, FeedSource } from './context.ts';
import { addressingOf } from './languages.ts';
import { oncePerContext } from './once-per-context.ts';
import { preparationOf } from './section.ts';
import { compileRowTarget } from './target.ts';
import { plainText } from './text.ts';

const usualSize = 20;

export interface Feed {
  name: string;
  title: string;
  page: string;
  /** The newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  /** As `yyyy-mm-dd`; the first of a month or year. */
  day: string;
  /** Its own page, or that of the feed. */
  href: string;
  isOwnPage: boolean;
  summary?: string;
  /** Sanitized. */
  html?: string;
}

type NamedFeed = ReturnType<typeof findFeeds>[number];

/** The feeds of a site in a language. None without an `origin`, and none without records. */
export function feedsIn(language: Language, context: CompileContext): Feed[] {
  return namedFeeds(language, context).map(({ source, title, page }) => ({
    name: source.name,
    title,
    page: routeHref(page, language, addressingOf(context)),
    items: itemsOf(source, page, language, context),
  }));
}

/** The feeds that a page announces: its own, those of its parent, and all on the home page. */
export function feedsAt(
  { route, routeDefaults, parent = '/' }: Pick<PageDescriptor, 'route' | 'routeDefaults' | 'parent'>,
  language: Language,
  context: CompileContext,
): { title: string; name: string }[] {
  const own = listRoute({ route, routeDefaults }, context);
  const above = fillSlugs(parent, context.site);
  return namedFeeds(language, context)
    .filter(({ page }) => own === '/' || own === page || above === page)
    .map(({ source, title }) => ({ title, name: source.name }));
}

function namedFeeds(language: Language, context: CompileContext): NamedFeed[] {
  const known = byLanguage(context);
  const feeds = known.get(language) ?? findFeeds(language, context);
  known.set(language, feeds);
  return feeds;
}

const byLanguage = oncePerContext(() => new Map<Language, NamedFeed[]>());

function findFeeds(language: Language, context: CompileContext) {
  const { site, pages, feeds = [] } = context;
  if (site.origin === undefined) return [];
  return feeds.flatMap((source) => {
    const page = fillSlugs(source.feed.page, site);
    const named = pages.find((one) => listRoute(one, context) === page);
    if (!named || !source.records.some((record) => isRecordIn(source.fields, record, language))) return [];
    const title = `${plainText(named.title, language, site)} · ${plainText(site.name, language, site)}`;
    return [{ source, title, page }];
  });
}

/** The route of a list: without its last parameter if that has a default. */
function listRoute(
  { route, routeDefaults }: Pick<PageDescriptor, 'route' | 'routeDefaults'>,
  { site }: CompileContext,
) {
  const own = fillSlugs(route, site);
  return routeDefaults ? withoutLast(own) : own;
}

function itemsOf(
  { feed, fields, records }: FeedSource,
  page: string,
  language: Language,
  context: CompileContext,
): FeedItem[] {
  const { title, date, summary, content, item = page, limit = usualSize } = feed;
  const preparation = preparationOf(context, language);
  const form: AnswerForm = {
    [title]: 'text',
    ...(summary !== undefined && { [`${summary}?`]: 'text' }),
    ...(content !== undefined && { [`${content}?`]: 'html' }),
  };
  return records
    .filter((record) => isRecordIn(fields, record, language))
    .toSorted((a, b) => dayOf(b[date]).localeCompare(dayOf(a[date])))
    .slice(0, limit)
    .map((record) => {
      const said = prepareAnswer(record, form, preparation) as Record<string, string | { html: string }>;
      const html = content === undefined ? undefined : said[content];
      return {
        title: said[title] as string,
        day: dayOf(record[date]),
        href: fillFields(compileRowTarget(item, language, context).href, record),
        isOwnPage: feed.item !== undefined,
        ...(summary !== undefined && said[summary] !== undefined && { summary: said[summary] as string }),
        ...(typeof html === 'object' && { html: html.html }),
      };
    });
}

/** `20250131`, `2025-01-31`, `2025-01` and `2025` as a day. */
function dayOf(value: unknown): string {
  const [, year = '', month = '01', day = '01'] = /^(\d{4})-?(\d\d)?-?(\d\d)?/.exec(String(value)) ?? [];
  return `${year}-${month}-${day}`;
}
