import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import type { SafeHtml } from '../../model/compiled.ts';
import { withVariantsInHtml } from '../../model/html-pictures.ts';
import { isHeadingId } from '../../model/markdown/heading-id.ts';
import { basePathOf, findRedirect, mergeQuery, readPath } from '../../model/page-file.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { LinkRules, Sanitize } from '../../model/sources/prepare-answer.ts';
import { decodePercent } from '../../model/text/decode-percent.ts';
import { publishableText } from '../../model/text/publishable-text.ts';
import { inLanguage } from './address.ts';

/** Allows prose, lists, tables, pictures, links and formulas. Prefixes `id` and `name` against DOM clobbering, except ids of headings. */
const config: Config = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'option', 'optgroup', 'textarea', 'fieldset', 'dialog'],
  FORBID_ATTR: [
    ...['style', 'popover', 'popovertarget', 'command', 'commandfor', 'autofocus', 'slot'],
    ...['background', 'srcset', 'xlink:href'],
  ],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
};

/** Creates the sanitizer for a window, once per window, because the CSP refuses a second policy. */
export const createSanitizer: (window: WindowLike) => Sanitize = oncePer(sanitizerOf);

function sanitizerOf(window: WindowLike): Sanitize {
  const purify = DOMPurify(window);
  let links: LinkRules;
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'class') {
      attribute.attrValue = attrValue
        .split(/\s+/)
        .filter((name) => classes.test(name))
        .join(' ');
      attribute.keepAttr = attribute.attrValue !== '';
    }
    if (['src', 'poster'].includes(attrName)) {
      attribute.keepAttr = leadsTo(attrValue, 'own', 'null');
      if (attrValue.startsWith('/')) attribute.attrValue = basePathOf(links) + attrValue;
    }
    if (attrName !== 'href') return;
    const own = targetIn(node, attrValue);
    if (own) attribute.attrValue = isNamedHeading(own) ? attrValue : `#${prefix}${attrValue.slice(1)}`;
    else if (leadsTo(attrValue, 'own')) attribute.attrValue = ledOn(attrValue, links);
    // The protocols of other links.
    else if (!/^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(attrValue)) attribute.keepAttr = false;
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    // Links of other pages name headings by the ids that authors see.
    if (isNamedHeading(node)) node.id = plainId(node);
    // Wide tables scroll, so they need keyboard focus.
    if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
  });
  return (html, rules) => {
    links = rules;
    // A reference such as `&#11;` becomes a character only after parsing.
    const clean = publishableText(purify.sanitize(html, config));
    return { html: rules.pictures ? withVariantsInHtml(clean, rules.pictures) : clean } as SafeHtml;
  };
}

/** The classes of Markdown: of notes, footnotes, aligned cells and code. */
const classes = /^(?:note(?:-\w+)?|footnotes|align-(?:center|end)|code-[a-z]+|language-[\w+#.-]+)$/;

/** The prefix that DOMPurify adds to ids. */
const prefix = 'user-content-';

/** The element of the same HTML that an address names. Its id is prefixed before or after its links. */
function targetIn({ ownerDocument }: Element, href: string): Element | null {
  const id = href.startsWith('#') && decodePercent(href.slice(1));
  return id ? (ownerDocument.getElementById(id) ?? ownerDocument.getElementById(prefix + id)) : null;
}

/** Whether an element is a heading whose id needs no prefix. */
function isNamedHeading(element: Element): boolean {
  return /^H[1-6]$/.test(element.nodeName) && element.id !== '' && isHeadingId(plainId(element));
}

function plainId({ id }: Element): string {
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}

/** Applies redirects and the page's language to an internal link. */
function ledOn(href: string, rules: LinkRules): string {
  const address = inLanguage(href, rules);
  const [, path = '', search = '', hash = ''] = /^(\/[^?#]*)(\?[^#]*)?(.*)$/s.exec(address) ?? [];
  const moved = path && findRedirect(rules.redirects ?? [], readPath(path, rules), rules);
  return moved ? mergeQuery(moved, { search, hash }) : address;
}

/** Whether the browser resolves an address to the site itself (`own`) or to no host (`null`), like `data:`. */
function leadsTo(address: string, ...kinds: ('own' | 'null')[]): boolean {
  // On an HTTP page, `https:host` names another host; on an HTTPS page it is a path.
  return ['http://site.invalid', 'https://site.invalid'].every((site) => {
    try {
      // `URL.canParse` of Node 20 rejects characters such as ü after many calls.
      const { origin } = new URL(address, site);
      return (kinds as string[]).includes(origin === site ? 'own' : origin);
    } catch {
      return false;
    }
  });
}
