import { DomUtils } from 'htmlparser2';
import type { Node } from '../own-part.ts';

/** A piece of text that is set in one way. */
export interface Run {
  text: string;
  bold?: boolean;
  code?: boolean;
  /** Where it leads: `#anchor` within the document, or to a whole address. */
  href?: string;
}

/** The text of a node that is part of a line. Elements with nothing between them stand apart, as styles set them. */
export function runsOf(node: Node): Run[] {
  if ('data' in node && node.type === 'text') return [{ text: node.data.replace(/[^\S\u00a0]+/g, ' ') }];
  if (!('attribs' in node)) return [];
  const { name, attribs, children, prev } = node;
  if (name === 'br') return [{ text: '\n' }];
  if (name === 'svg' || attribs['aria-hidden'] === 'true' || /\bvisually-hidden\b/.test(attribs.class ?? '')) return [];
  const runs = children.flatMap(runsOf).map((run) => ({
    ...run,
    ...(/^(b|strong)$/.test(name) && { bold: true }),
    ...(/^(code|kbd|samp)$/.test(name) && { code: true }),
    ...(name === 'a' && attribs.href && { href: attribs.href.replace(/^\?[^#]*(?=#)/, '') }),
  }));
  const isApart = prev && 'attribs' in prev && prev.name !== 'br' && name !== 'wbr';
  return isApart && DomUtils.textContent(prev) !== '' ? [{ text: ' ' }, ...runs] : runs;
}

/** Runs as they stand in a text: no white space at the ends or twice, and nothing that is not seen. */
export function tidied(runs: Run[]): Run[] {
  let before = '\n';
  const tidy = runs.flatMap((run) => {
    const text = run.text.replace(/[\u00ad\u200b]/g, '').replace(/^ /, /\s$/.test(before) ? '' : ' ');
    before = text || before;
    return text ? { ...run, text } : [];
  });
  for (let last = tidy.at(-1); last; last = tidy.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text) break;
    tidy.pop();
  }
  return tidy;
}
