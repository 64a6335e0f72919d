import { DomUtils, type parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Finds what a screen reader cannot name: links, buttons and pictures without text; and ids that are used twice. */
export function findNamelessElements(nodes: Node[]): string[] {
  const elements = DomUtils.getElementsByTagName('*', nodes);
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? []);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [
    ...elements
      .filter(({ name, attribs }) => name === 'img' && attribs.alt === undefined)
      .map(({ attribs }) => `<img src="${attribs.src}"> has no alt text: write alt="" for decoration`),
    ...elements
      .filter((element) => ['a', 'button', 'summary'].includes(element.name) && !nameOf(element))
      .map(({ name }) => `a <${name}> has no text and no aria-label`),
    ...[...twice].map((id) => `the id "${id}" is used twice`),
  ];
}

function nameOf(element: Element): string {
  const { attribs } = element;
  const pictures = DomUtils.getElementsByTagName('img', element.children);
  const texts = [attribs['aria-label'], attribs['aria-labelledby'], DomUtils.textContent(element)];
  return [...texts, ...pictures.map(({ attribs }) => attribs.alt)].join('').trim();
}
