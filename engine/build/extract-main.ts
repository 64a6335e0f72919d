import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.findAll>[number];

export type Node = Element['children'][number];

const addresses = ['href', 'src', 'poster', 'action', 'data-src'];

/** Extracts a page's `<main>` for a copy. `addressOf` rewrites addresses; those without a result are removed. */
export function extractMain(body: string, addressOf: (address: string) => string | undefined): Element[] {
  const document = parseDocument(body);
  const all = (test: (name: string, attributes: Record<string, string>) => boolean) =>
    DomUtils.findAll(({ name, attribs }) => test(name, attribs), document.children);
  // A copy has the pictures in their own formats.
  const isSource = (name: string, given: Record<string, string>) => name === 'source' && 'srcset' in given;
  for (const element of all((name, given) => name === 'script' || 'data-uncopied' in given || isSource(name, given)))
    DomUtils.removeElement(element);
  // A copy loads no style sheets. A hidden parent contains only the link.
  for (const link of all((name) => name === 'link')) {
    const { parent } = link;
    DomUtils.removeElement(parent && 'attribs' in parent && 'hidden' in parent.attribs ? parent : link);
  }
  for (const element of all(() => true)) {
    const { attribs } = element;
    delete attribs.srcset;
    delete attribs.sizes;
    for (const name of addresses) {
      const address = attribs[name] === undefined ? undefined : addressOf(attribs[name]);
      if (address === undefined) delete attribs[name];
      else attribs[name] = address;
    }
    // A link without an address must not look like one.
    if (element.name === 'a' && attribs.href === undefined) element.name = 'span';
  }
  return all((name) => name === 'main');
}
