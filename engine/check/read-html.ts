import { Tokenizer } from 'htmlparser2';
import { lruMemo } from '../model/schema/lru-memo.ts';

interface Tag {
  name: string;
  at: number;
}

interface ReadHtml {
  addresses: { text: string; at: number; picture: boolean; element: string }[];
  /** Elements that embed another document, which pages do not show. */
  embeds: Tag[];
  /** Tags that are never closed, close nothing, or are cut off. */
  faults: (Tag & { kind: 'unclosed' | 'stray' | 'cut' })[];
}

/** Void elements (HTML, 13.1.2). */
const empty = 'area base br col embed hr img input link meta source track wbr'.split(' ');

/** Elements that embed another document. The sanitizer removes them. */
const embedding = 'applet embed frame iframe object'.split(' ');

/** Elements whose end tag is optional (HTML, 13.1.2.4). */
const optional = 'dd dt li option p rp rt tbody td tfoot th thead tr colgroup caption optgroup'.split(' ');

/** Reads HTML as browsers tokenize it. Never throws. */
export const readHtml = lruMemo(256, (html: { text: string }): ReadHtml => {
  const { text } = html;
  const read: ReadHtml = { addresses: [], embeds: [], faults: [] };
  const open: Tag[] = [];
  // Open elements by name: a search through `open` for each tag would take quadratic time.
  const counts = new Map<string, number>();
  const isOpen = (name: string) => (counts.get(name) ?? 0) > 0;
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);
  const endTag = (isOpened: boolean) => {
    if (isOpened && !empty.includes(tag.name)) {
      open.push(tag);
      count(tag.name, 1);
    }
    tag = { name: '', at: -1 };
  };
  let tag = { name: '', at: -1 };
  let attribute = '';
  let value = { start: -1, end: -1 };
  const report = (kind: ReadHtml['faults'][0]['kind'], { name, at }: Tag) => {
    if (kind !== 'unclosed' || !optional.includes(name)) read.faults.push({ kind, name, at });
  };
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      onopentagname(start, end) {
        tag = { name: text.slice(start, end).toLowerCase(), at: start - 1 };
        if (embedding.includes(tag.name)) read.embeds.push(tag);
      },
      onattribname(start, end) {
        attribute = text.slice(start, end).toLowerCase();
        value = { start: -1, end: -1 };
      },
      onattribdata(start, end) {
        value = { start: value.start < 0 ? start : value.start, end };
      },
      onattribend() {
        const { start: at, end } = value;
        if (!/^(href|src)$/.test(attribute) || end <= at || embedding.includes(tag.name)) return;
        const picture = attribute === 'src';
        read.addresses.push({ text: text.slice(at, end), at, picture, element: tag.name });
      },
      onopentagend() {
        endTag(true);
      },
      onselfclosingtag() {
        // Browsers ignore the slash except in SVG and MathML.
        endTag(!isOpen('svg') && !isOpen('math') && !/^(svg|math)$/.test(tag.name));
      },
      onclosetag(start, end) {
        const name = text.slice(start, end).toLowerCase();
        if (!isOpen(name)) return report('stray', { name, at: start - 2 });
        const closed = open.splice(open.findLastIndex((one) => one.name === name));
        for (const one of closed) count(one.name, -1);
        for (const inner of closed.slice(1)) report('unclosed', inner);
      },
      onattribentity: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(text);
  tokenizer.end();
  if (tag.at >= 0) report('cut', tag);
  for (const left of open) report('unclosed', left);
  return read;
});
