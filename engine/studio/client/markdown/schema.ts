import { type DOMOutputSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { encodeFileName } from '../../../model/text/percent-encode.ts';

/** A cell of a table holds one line. Its alignment is that of its column. */
const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: '',
      getFromDOM: (cell) => /^(?:left|center|right)$/.exec(cell.style.textAlign)?.[0] ?? '',
      setDOMAttr: (align, attrs) => {
        if (align) attrs.style = `text-align: ${align}`;
      },
    },
  },
});

const block = (spec: NodeSpec): NodeSpec => ({ group: 'block', ...spec });

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: block({ content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] }),
  heading: block({
    content: 'inline*',
    defining: true,
    // `underline` is the mark of a heading that is underlined.
    attrs: { level: { default: 2 }, underline: { default: '' } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  }),
  quote: block({
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  }),
  note: block({
    content: 'block+',
    defining: true,
    attrs: { name: { default: 'NOTE' }, title: { default: '' } },
    parseDOM: [
      {
        tag: 'div[data-note]',
        getAttrs: (element) => ({ name: element.dataset.note, title: element.dataset.title ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => [
      'div',
      { 'data-note': attrs.name, 'data-title': attrs.title, class: `md-note md-note--${attrs.name.toLowerCase()}` },
      0,
    ],
  }),
  bullets: block({
    content: 'item+',
    attrs: { isTight: { default: true }, mark: { default: '-' } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  }),
  numbers: block({
    content: 'item+',
    attrs: { isTight: { default: true }, mark: { default: '.' }, start: { default: 1 } },
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: Number(element.getAttribute('start') ?? 1) || 1 }) }],
    toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
  }),
  item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  code_block: block({
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    // `fence` is empty for indented code.
    attrs: { info: { default: '' }, fence: { default: '```' } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  }),
  formula_block: block({
    atom: true,
    attrs: { tex: { default: '' }, isInLine: { default: false } },
    parseDOM: [{ tag: 'div[data-tex]', getAttrs: (element) => ({ tex: element.dataset.tex }) }],
    toDOM: ({ attrs }) => ['div', { 'data-tex': attrs.tex }, attrs.tex],
  }),
  // A block without a form of its own: definitions, footnotes and lists of terms.
  source: block({
    atom: true,
    attrs: { text: { default: '' } },
    parseDOM: [{ tag: 'div[data-source]', getAttrs: (element) => ({ text: element.dataset.source }) }],
    toDOM: ({ attrs }) => ['div', { 'data-source': attrs.text }, attrs.text],
  }),
  rule: block({ attrs: { mark: { default: '---' } }, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] }),
  ...tables,
  text: { group: 'inline' },
  // A line break of the source, which shows as a space.
  line_end: {
    ...{ group: 'inline', inline: true, linebreakReplacement: false },
    parseDOM: [{ tag: 'span[data-line-end]' }],
    toDOM: () => ['span', { 'data-line-end': '' }, ' '],
  },
  line_break: {
    ...{ group: 'inline', inline: true, attrs: { mark: { default: '\\' } } },
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  picture: {
    ...{ group: 'inline', inline: true, draggable: true },
    attrs: { src: {}, alt: { default: '' }, title: { default: '' }, reference: { default: '' } },
    parseDOM: [
      {
        tag: 'img[data-src]',
        getAttrs: (element) => ({
          src: element.dataset.src,
          alt: element.getAttribute('alt') ?? '',
          title: element.getAttribute('title') ?? '',
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, title } }) => [
      'img',
      { 'data-src': src, src: markdownPictureUrl(src), alt, ...(title && { title }) },
    ],
  },
  formula: {
    ...{ group: 'inline', inline: true, atom: true },
    attrs: { tex: { default: '' }, mark: { default: '$' } },
    parseDOM: [{ tag: 'span[data-tex]', getAttrs: (element) => ({ tex: element.dataset.tex }) }],
    toDOM: ({ attrs: { tex } }) => ['span', { 'data-tex': tex, class: 'md-atom' }, `$${tex}$`],
  },
  // Marks in a line without a form of their own, such as the number of a footnote.
  source_in_line: {
    ...{ group: 'inline', inline: true, atom: true, attrs: { text: {} } },
    parseDOM: [{ tag: 'span[data-source]', getAttrs: (element) => ({ text: element.dataset.source }) }],
    toDOM: ({ attrs: { text } }) => ['span', { 'data-source': text, class: 'md-atom' }, text],
  },
};

const simpleMark = (tags: string[], mark: string, style?: string) => ({
  attrs: { mark: { default: mark } },
  parseDOM: [...tags.map((tag) => ({ tag })), ...(style === undefined ? [] : [{ style }])],
  toDOM: (): DOMOutputSpec => [tags[0] as string, 0],
});

/** The structure of Markdown as pages show it. Attributes keep how it was written. */
export const schema = new Schema({
  nodes,
  marks: {
    link: {
      // `reference` is the name of its definition, `isBare` an address between angle brackets.
      attrs: { href: {}, title: { default: '' }, reference: { default: '' }, isBare: { default: false } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({
            href: element.getAttribute('href'),
            title: element.getAttribute('title') ?? '',
            reference: element.dataset.reference ?? '',
          }),
        },
      ],
      toDOM: ({ attrs: { href, title, reference } }) => [
        'a',
        { href, ...(title && { title }), ...(reference && { 'data-reference': reference }) },
        0,
      ],
    },
    strong: simpleMark(['strong', 'b'], '**'),
    em: simpleMark(['em', 'i'], '*'),
    strike: simpleMark(['s', 'del', 'strike'], '~~'),
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});

/**
 * The address of a picture on this server. Pictures elsewhere do not show in the studio. `bases` are the addresses of the site's
 * bases, such as `uploads`.
 */
export function markdownPictureUrl(src: string, bases: Record<string, string> = {}): string {
  const [, base = '', name = ''] = /^([a-z][\w+.-]*):(.*)$/is.exec(src) ?? [];
  if (Object.hasOwn(bases, base)) return bases[base] + name;
  return /^(?:\/|[a-z][\w+.-]*:)/i.test(src) ? src : `/images/${encodeFileName(src)}`;
}

/** Whether a block has nothing to write. */
export function isBlank(node: Node): boolean {
  return node.type === schema.nodes.paragraph && node.content.size === 0;
}
