import { readPath } from '../../model/page-file.ts';
import type { Publishing } from '../../model/publishing.ts';
import { readAddress } from '../../model/schema/address.ts';
import { addressesOf } from '../../model/schema/languages.ts';
import { isTimeZone, minuteOf } from '../../model/schema/publishing.ts';
import type { Path } from '../../model/schema/walk.ts';
import { dataAddressesOf, rewriteAddress } from '../data-addresses.ts';
import { memoizeList } from '../memoize-list.ts';
import { pagesNamedIn } from '../mentions.ts';
import { linkMessages } from '../messages/link-messages.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { Rule } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { routeFor, type SitePage } from '../site-model.ts';
import { targetsOf } from '../targets.ts';

const publishingTimes: Rule = {
  code: 'wrong-publishing',
  title: { en: 'Wrong publishing dates', zh: '发布时间有误' },
  description: {
    en: 'Each `publishUntil` is later than `publishFrom`, and `timeZone` is an existing time zone.',
    zh: '每个 `publishUntil` 都晚于 `publishFrom`，`timeZone` 是存在的时区。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { site }) {
    for (const { path, outer } of nodesOf(file, 'Moment')) {
      const { publishFrom, publishUntil }: Publishing = outer?.value ?? {};
      if (path.at(-1) !== 'publishUntil' || !publishUntil || !publishFrom) continue;
      if (minuteOf(publishUntil) <= minuteOf(publishFrom))
        yield { path, message: textMessages.neverPublished(publishUntil, publishFrom) };
    }
    if (file.kind === 'site' && site?.timeZone !== undefined && !isTimeZone(site.timeZone))
      yield { path: ['timeZone'], message: textMessages.noTimeZone(site.timeZone) };
  },
};

/**
 * A link to an unpublished page is dead. Compares times without a clock, so that no build fails because time
 * passes.
 */
const publishedLinks: Rule = {
  code: 'unpublished-link',
  title: { en: 'Link to an unpublished page', zh: '链接到未发布的页面' },
  description: {
    en: 'Content that links to a draft, or to a page with publishing dates, is only published while that page is.',
    zh: '链接到草稿页面或限时发布页面的内容，只在该页面发布期间发布。',
  },
  severity: 'error',
  *onSite(model) {
    const { site, files, pages, cacheScope } = model;
    const timed = new Map(
      timedPages(pages, cacheScope)
        .filter((one) => one !== undefined)
        .map(({ file, page }) => [file, page as Publishing]),
    );
    if (!site || timed.size === 0) return;
    for (const file of files) {
      // Few files link to one, and reading all nodes of all files would slow down each save.
      if (![...pagesNamedIn(file, model)].some((page) => timed.has(page))) continue;
      const links = [
        ...targetsOf(file).map(({ target, path }) => ({ target, path })),
        ...nodesOf(file, 'RouteName').map(({ value, path }) => ({ target: value as string, path })),
        ...dataAddressesOf(file).map(({ text, path }) => ({ target: rewriteAddress(text, site), path })),
      ];
      for (const { target, path } of links) {
        const address = readAddress(target, site);
        // Data may link to the page in another language.
        const { route } = readPath(address.kind === 'route' ? address.path : '', { languages: addressesOf(site) });
        const found = address.kind === 'route' ? routeFor(route, model)?.file : undefined;
        const page = found && timed.get(found);
        if (!page || found === file || isWithin(timesAt(file, path), page)) continue;
        yield { file, path, wrong: target, message: linkMessages.unpublished(target, page) };
      }
    }
  },
};

const timedPages = memoizeList((one: SitePage) => (saysWhen(one.page) ? one : undefined));

function saysWhen({ draft, publishFrom, publishUntil }: Publishing): boolean {
  return draft === true || publishFrom !== undefined || publishUntil !== undefined;
}

/** The publishing times of everything around a path. */
function timesAt({ value }: SiteFile, path: Path): Publishing[] {
  const around: Publishing[] = [];
  let here: unknown = value;
  for (const step of [...path, '']) {
    if (typeof here !== 'object' || here === null) break;
    if (saysWhen(here)) around.push(here);
    here = (here as Record<string, unknown>)[step];
  }
  return around;
}

/** Whether the times are within those of the page. */
function isWithin(times: Publishing[], { draft, publishFrom, publishUntil }: Publishing): boolean {
  if (times.some((one) => one.draft)) return true;
  if (draft) return false;
  const starts = times.some((one) => one.publishFrom && minuteOf(one.publishFrom) >= minuteOf(publishFrom ?? ''));
  const ends = times.some(
    (one) => one.publishUntil && publishUntil && minuteOf(one.publishUntil) <= minuteOf(publishUntil),
  );
  return (publishFrom === undefined || starts) && (publishUntil === undefined || ends);
}

export const publishingRules: Rule[] = [publishingTimes, publishedLinks];
