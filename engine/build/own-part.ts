import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of HTML that was read. */
export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A piece of HTML that was read. */
export type Node = Element['children'][number];

/** Attributes that hold an address. */
const addresses = ['href', 'src', 'poster', 'action', 'data-src'];

/** The own part of a page's HTML, with other addresses, and without what is not to be copied. An address that is `undefined` goes. */
export function ownPart(body: string, addressOf: (address: string) => string | undefined): Element[] {
  const document = parseDocument(body);
  const all = (test: (name: string, attributes: Record<string, string>) => boolean) =>
    DomUtils.findAll(({ name, attribs }) => test(name, attribs), document.children);
  for (const element of all((name, given) => name === 'script' || 'data-uncopied' in given))
    DomUtils.removeElement(element);
  // What is copied asks no site for styles. What held the link holds nothing else.
  for (const link of all((name) => name === 'link')) {
    const { parent } = link;
    DomUtils.removeElement(parent && 'attribs' in parent && 'hidden' in parent.attribs ? parent : link);
  }
  for (const element of all(() => true)) {
    const { attribs } = element;
    delete attribs.srcset;
    for (const name of addresses) {
      const address = attribs[name] === undefined ? undefined : addressOf(attribs[name]);
      if (address === undefined) delete attribs[name];
      else attribs[name] = address;
    }
    // What leads nowhere does not look as if it did.
    if (element.name === 'a' && attribs.href === undefined) element.name = 'span';
  }
  return all((name) => name === 'main');
}

/** How the addresses in a copy of a page are: those on it lead within it, those of the `known` pictures to `taken` ones, all others are whole. */
export function copiedAddresses(
  own: string,
  known: ReadonlySet<string>,
  origin: string | undefined,
  taken: (picture: string) => void = () => {},
): (address: string) => string | undefined {
  return (address) => {
    if (address.startsWith(`${own}#`)) return address.slice(own.length);
    if (!/^\/(?!\/)/.test(address)) return address;
    const picture = decodeURI(address).slice(1);
    if (!known.has(picture)) return origin && origin + address;
    taken(picture);
    return address.slice(1);
  };
}
