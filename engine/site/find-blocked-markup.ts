import type { MessageLanguage } from '../check/messages/message.ts';
import type { Problem } from '../check/problem.ts';
import { locateBlocked, ownSections } from './blocked-content.ts';

/** Finds attributes and elements in the HTML of the site's own sections that the Content-Security-Policy blocks. */
export function findBlockedMarkup(html: string, site: string, language: MessageLanguage = 'en'): Problem[] {
  const own = ownSections(site);
  // Most sites have none.
  if (own.size === 0) return [];
  const found = new Map<string, { type: string; directive: string }>();
  let innermost: string | undefined;
  for (const [tag] of html.matchAll(/<[a-z][^<>]*>/g)) {
    const [, type] = /\sdata-section="([^"]*)"/.exec(tag) ?? [];
    if (type !== undefined && own.has(type)) innermost = type;
    if (innermost === undefined) continue;
    for (const directive of blockedIn(tag)) found.set(`${innermost} ${directive}`, { type: innermost, directive });
  }
  return [...found.values()].flatMap((one) => locateBlocked({ ...one, address: 'inline' }, site, language));
}

/** The directives of the policy that block a part of a start tag. */
function blockedIn(tag: string): string[] {
  return [
    ...(tag.includes(' style="') ? ['style-src-attr'] : []),
    ...(/\son[a-z]+="/.test(tag) ? ['script-src-attr'] : []),
    ...(/^<style\b/.test(tag) ? ['style-src-elem'] : []),
    // Data runs no code.
    ...(/^<script\b(?!.*\s(src|type)=)/.test(tag) ? ['script-src-elem'] : []),
  ];
}
