import { JSDOM } from 'jsdom';
import { isHeadingId } from '../model/markdown/heading-id.ts';
import { findHazards } from './hazards.ts';

/** Further forbidden content in HTML of records: other documents, forms, and ids of the page itself. */
const elements =
  'iframe, frame, frameset, link, meta, svg, maction, annotation-xml, form, input, button, select, textarea, dialog, applet';

/** Lists forbidden content in sanitized HTML: scripts, forms, external resources, overlays. */
export function listLeftovers(html: string): string[] {
  const content = JSDOM.fragment(`<div class="html-content">${html}</div>`);
  const loading = [...content.querySelectorAll('[src], [srcset], [poster], [background]')];
  const named = [...content.querySelectorAll('[id], [name]')];
  return [
    ...findHazards(`<div class="html-content">${html}</div>`),
    ...[...content.querySelectorAll(elements)].map(({ localName }) => `<${localName}>`),
    ...loading.filter((one) => /elsewhere|ckers|^(https?:)?[\\/]{2}/.test(sourceOf(one))).map(sourceOf),
    ...named
      .filter(({ localName, id }) => !(/^h[1-6]$/.test(localName) && isHeadingId(id)))
      .map((one) => one.id || one.getAttribute('name') || '')
      .filter((name) => !/^user-content-|^$/.test(name)),
  ];
}

function sourceOf(element: Element): string {
  return ['src', 'srcset', 'poster', 'background']
    .map((name) => element.getAttribute(name) ?? '')
    .join(' ')
    .trim();
}
