import { readPath } from '../../model/page-file.ts';
import type { Publishing } from '../../model/publishing.ts';
import { readAddress } from '../../model/schema/address.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { addressesOf } from '../../model/schema/languages.ts';
import { valuesAlong } from '../../model/schema/pointer.ts';
import { isTimeZone, minuteOf } from '../../model/schema/publishing.ts';
import type { Path } from '../../model/schema/walk.ts';
import { dataAddressesOf, rewriteAddress } from '../data-addresses.ts';
import { memoizeList } from '../memoize-list.ts';
import { pagesNamedIn } from '../mentions.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { routeFor, type SitePage } from '../site-model.ts';
import { rewrittenTarget, targetsOf } from '../targets.ts';

const publishingTimes = defineRule('wrong-publishing', {
  firm: true,
  *inFile(file, { site }) {
    for (const { path, outer } of nodesOf(file, 'Moment')) {
      const { publishFrom, publishUntil }: Publishing = outer?.value ?? {};
      if (path.at(-1) !== 'publishUntil' || !publishUntil || !publishFrom) continue;
      if (minuteOf(publishUntil) <= minuteOf(publishFrom))
        yield { path, message: t('neverPublished', { until: publishUntil, from: publishFrom }) };
    }
    if (file.kind === 'site' && site?.timeZone !== undefined && !isTimeZone(site.timeZone))
      yield { path: ['timeZone'], message: t('noTimeZone', { name: site.timeZone }) };
  },
});

/** Links to unpublished pages are dead. Compares times without a clock, so that no build fails by time alone. */
const publishedLinks = defineRule('unpublished-link', {
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
        ...targetsOf(file).map((one) => ({ one, target: rewrittenTarget(one, site) })),
        ...nodesOf(file, 'RouteName').map((one) => ({ one: { place: one }, target: one.value as string })),
        ...dataAddressesOf(file).map((one) => ({ one: { place: one }, target: rewriteAddress(one.text, site) })),
      ];
      for (const { target, one } of links) {
        const address = readAddress(target, site);
        // Data may link to the page in another language.
        const { route } = readPath(address.kind === 'route' ? address.path : '', { languages: addressesOf(site) });
        const found = address.kind === 'route' ? routeFor(route, model)?.file : undefined;
        const page = found && timed.get(found);
        if (!page || found === file) continue;
        const { path, offset }: { path: Path; offset?: number } = one.place;
        if (isWithin(timesAt(file, path), page)) continue;
        const place = { path, ...(offset !== undefined && { offset }) };
        yield { file, ...place, wrong: target, message: t('unpublished', { target, status: statusOf(page) }) };
      }
    }
  },
});

function statusOf({ draft, publishFrom, publishUntil }: Publishing): Message {
  if (draft) return t('isDraft');
  const from = publishFrom ? t('publishedFrom', { time: publishFrom }) : '';
  const until = publishUntil ? t('publishedUntil', { time: publishUntil }) : '';
  return t('isPublished', { from, until });
}

const timedPages = memoizeList((one: SitePage) => (saysWhen(one.page) ? one : undefined));

function saysWhen({ draft, publishFrom, publishUntil }: Publishing): boolean {
  return draft === true || publishFrom !== undefined || publishUntil !== undefined;
}

/** The publishing times of everything around a path. */
function timesAt({ value }: SiteFile, path: Path): Publishing[] {
  return valuesAlong(value, path).filter((one): one is Publishing => isJsonObject(one) && saysWhen(one));
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

export const publishingRules = [publishingTimes, publishedLinks];
