import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import type { SafeHtml } from '../../model/compiled.ts';
import { findRedirect, mergeQuery, readPath } from '../../model/page-file.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { LinkRules, Sanitise } from '../../model/sources/prepare-answer.ts';
import { publishableText } from '../../model/text/publishable-text.ts';
import { inLanguage } from './address.ts';

/**
 * What may stay in HTML from records and the API: prose, lists, tables, pictures and links. Styles, forms and whatever
 * runs or loads from another origin go; `id` and `name` get a prefix, so that content cannot stand in for variables of the page.
 */
const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'option', 'optgroup', 'textarea', 'fieldset', 'dialog'],
  FORBID_ATTR: [
    ...['style', 'class', 'popover', 'popovertarget', 'command', 'commandfor', 'autofocus', 'slot'],
    ...['background', 'srcset'],
  ],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
};

/**
 * The function that cleans HTML, for the window of a browser or of jsdom. What cannot be kept is dropped. A window has one:
 * the page's policy refuses a second, which would then drop everything.
 */
export const createSanitiser: (window: WindowLike) => Sanitise = oncePer(sanitiserOf);

function sanitiserOf(window: WindowLike): Sanitise {
  const purify = DOMPurify(window);
  let links: LinkRules;
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute;
    if (['src', 'poster'].includes(attrName) && !leadsTo(attrValue, 'own', 'null')) attribute.keepAttr = false;
    if (attrName !== 'href') return;
    if (leadsTo(attrValue, 'own')) attribute.attrValue = ledOn(attrValue, links);
    // What may stand in any other link.
    else if (!/^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(attrValue)) attribute.keepAttr = false;
  });
  // A wide table scrolls inside itself, and the keyboard must reach what scrolls.
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
  });
  return (html, rules) => {
    links = rules;
    // A reference such as `&#11;` is a character only once the HTML is parsed.
    return { html: publishableText(purify.sanitize(html, config)) } as SafeHtml;
  };
}

/** A link within the site as others of the page are: where its route has moved to, and in the page's language. */
function ledOn(href: string, rules: LinkRules): string {
  const address = inLanguage(href, rules);
  const [, path = '', search = '', hash = ''] = /^(\/[^?#]*)(\?[^#]*)?(.*)$/s.exec(address) ?? [];
  const moved = path && findRedirect(rules.redirects ?? [], readPath(path, rules), rules);
  return moved ? mergeQuery(moved, { search, hash }) : address;
}

/** Whether an address, as a browser reads it, is one of the site itself (`own`) or of no host at all (`null`), as data is. */
function leadsTo(address: string, ...kinds: ('own' | 'null')[]): boolean {
  // On a page under HTTP, `https:host` names another host; on one under HTTPS it is a path.
  return ['http://site.invalid', 'https://site.invalid'].every((site) => {
    try {
      // `URL.canParse` of Node 20 refuses letters such as ü once it has been called often.
      const { origin } = new URL(address, site);
      return (kinds as string[]).includes(origin === site ? 'own' : origin);
    } catch {
      return false;
    }
  });
}
