import { DomUtils } from 'htmlparser2';
import type { Node } from '../extract-main.ts';
import { formulaText } from './formula-text.ts';

/** A piece of text in one style. */
export interface Run {
  text: string;
  bold?: boolean;
  code?: boolean;
  /** Its target: `#anchor` in the document, or an absolute address. */
  href?: string;
}

/** The runs of an inline node. Adjacent elements get a space between them, as styles separate them. */
export function parseRuns(node: Node): Run[] {
  if ('data' in node && node.type === 'text') return [{ text: node.data.replace(/[^\S\u00a0]+/g, ' ') }];
  if (!('attribs' in node)) return [];
  const { name, attribs, children, prev } = node;
  if (name === 'math') return [{ text: formulaText(node) }];
  if (name === 'br') return [{ text: '\n' }];
  if (name === 'svg' || attribs['aria-hidden'] === 'true' || /\bvisually-hidden\b/.test(attribs.class ?? '')) return [];
  const runs = children.flatMap(parseRuns).map((run) => ({
    ...run,
    ...(/^(b|strong)$/.test(name) && { bold: true }),
    ...(/^(code|kbd|samp)$/.test(name) && { code: true }),
    ...(name === 'a' && attribs.href && { href: attribs.href.replace(/^\?[^#]*(?=#)/, '') }),
  }));
  const isApart = prev && 'attribs' in prev && prev.name !== 'br' && name !== 'wbr';
  return isApart && DomUtils.textContent(prev) !== '' ? [{ text: ' ' }, ...runs] : runs;
}

/** Collapses white space, and removes invisible characters. */
export function collapseSpace(runs: Run[]): Run[] {
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
