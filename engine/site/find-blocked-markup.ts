import type { MessageLanguage } from '../check/messages/message.ts';
import type { Problem } from '../check/problem.ts';
import { locateBlocked, ownSections } from './blocked-content.ts';

/** Finds attributes and elements in the HTML of the site's own sections that the Content-Security-Policy blocks. */
export function findBlockedMarkup(
  html: string,
  site: string,
  language: MessageLanguage = 'en',
  own = ownSections(site),
): Problem[] {
  // Most pages have none.
  if (![...own.keys()].some((type) => html.includes(`data-section="${type}"`))) return [];
  const found = new Map<string, { type: string; directive: string }>();
  /** The type of each open `<section>`: its own, or that of the section of the page around it. */
  const open: (string | undefined)[] = [];
  for (const [tag] of html.matchAll(/<\/?[a-z][^<>]*>/g)) {
    if (tag.startsWith('</')) {
      if (tag.startsWith('</section')) open.pop();
      continue;
    }
    const [, named] = /\sdata-section="([^"]*)"/.exec(tag) ?? [];
    const type = named ?? open.at(-1);
    if (tag.startsWith('<section')) open.push(type);
    if (type === undefined || !own.has(type)) continue;
    for (const directive of blockedIn(tag)) found.set(`${type} ${directive}`, { type, directive });
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
