import DOMPurify, { type Config, type WindowLike } from 'dompurify';

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

const sanitisers = new WeakMap<WindowLike, (html: string) => string>();

/**
 * The function that cleans HTML, for the window of a browser or of jsdom. What cannot be kept is dropped. A window has one:
 * the page's policy refuses a second, which would then drop everything.
 */
export function createSanitiser(window: WindowLike): (html: string) => string {
  const made = sanitisers.get(window) ?? sanitiserOf(window);
  sanitisers.set(window, made);
  return made;
}

function sanitiserOf(window: WindowLike): (html: string) => string {
  const purify = DOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute;
    if (['src', 'poster'].includes(attrName) && !isOwn(attrValue)) attribute.keepAttr = false;
  });
  // A wide table scrolls inside itself, and the keyboard must reach what scrolls.
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
  });
  return (html) => purify.sanitize(html, config);
}

/** Whether an address, as a browser reads it, is one of the site itself or holds its own data. */
function isOwn(address: string): boolean {
  // On a page under HTTP, `https:host` names another host; on one under HTTPS it is a path.
  return ['http://site.invalid', 'https://site.invalid'].every(
    (site) => URL.canParse(address, site) && [site, 'null'].includes(new URL(address, site).origin),
  );
}
