import { Tokenizer } from 'htmlparser2';
import { lruMemo } from '../model/schema/lru-memo.ts';

interface ReadHtml {
  addresses: HtmlAddress[];
  /** Elements that embed another document, which pages do not show. */
  embeds: { name: string; at: number }[];
  faults: HtmlFault[];
}

interface HtmlAddress {
  text: string;
  at: number;
  picture: boolean;
  element: string;
}

/** A tag that is never closed, one that closes nothing, or one that the text cuts off. */
interface HtmlFault {
  kind: 'unclosed' | 'stray' | 'cut';
  name: string;
  at: number;
}

/** Void elements (HTML, 13.1.2). */
const empty = 'area base br col embed hr img input link meta source track wbr'.split(' ');

/** Elements that embed another document. The sanitiser removes them. */
const embedding = 'applet embed frame iframe object'.split(' ');

/** Elements whose end tag is optional (HTML, 13.1.2.4). */
const optional = 'dd dt li option p rp rt tbody td tfoot th thead tr colgroup caption optgroup'.split(' ');

/** Reads HTML as browsers tokenise it. Never throws. */
export const readHtml = lruMemo(256, (html: { text: string }): ReadHtml => {
  const { text } = html;
  const read: ReadHtml = { addresses: [], embeds: [], faults: [] };
  const open: { name: string; at: number }[] = [];
  // Caches a result as long as the nodes of a file are cached, because it may refer to them.
  const counts = new Map<string, number>();
  const isOpen = (name: string) => (counts.get(name) ?? 0) > 0;
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);
  const push = (opened: typeof tag) => {
    open.push(opened);
    count(opened.name, 1);
  };
  let tag = { name: '', at: -1 };
  let attribute = '';
  let value = { start: -1, end: -1 };
  const tell = (kind: HtmlFault['kind'], { name, at }: { name: string; at: number }) => {
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
        if (!empty.includes(tag.name)) push(tag);
        tag = { name: '', at: -1 };
      },
      onselfclosingtag() {
        // Browsers ignore the slash except in SVG and MathML.
        const isHtml = !isOpen('svg') && !isOpen('math') && !/^(svg|math)$/.test(tag.name);
        if (isHtml && !empty.includes(tag.name)) push(tag);
        tag = { name: '', at: -1 };
      },
      onclosetag(start, end) {
        const name = text.slice(start, end).toLowerCase();
        if (!isOpen(name)) return tell('stray', { name, at: start - 2 });
        const closed = open.splice(open.findLastIndex((one) => one.name === name));
        for (const one of closed) count(one.name, -1);
        for (const inner of closed.slice(1)) tell('unclosed', inner);
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
  if (tag.at >= 0) tell('cut', tag);
  for (const left of open) tell('unclosed', left);
  return read;
});
