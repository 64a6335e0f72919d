import DOMPurify, { type Config, type WindowLike } from 'dompurify';

/**
 * What may stay in HTML from records and the API: prose, lists, tables, pictures and links. Styles, forms and whatever
 * runs go; `id` and `name` get a prefix, so that content cannot stand in for variables of the page.
 */
const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'option', 'optgroup', 'textarea', 'fieldset', 'dialog'],
  FORBID_ATTR: ['style', 'class', 'popover', 'popovertarget', 'command', 'commandfor', 'autofocus', 'slot'],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
};

/** Makes the function that cleans HTML, for the window of a browser or of jsdom. What cannot be kept is dropped. */
export function createSanitiser(window: WindowLike): (html: string) => string {
  const purify = DOMPurify(window);
  // A wide table scrolls inside itself, and the keyboard must reach what scrolls.
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
  });
  return (html) => purify.sanitize(html, config);
}
