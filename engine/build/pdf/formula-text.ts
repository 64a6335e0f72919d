import { DomUtils } from 'htmlparser2';
import type { Element, Node } from '../extract-main.ts';

/** A formula in one line of text: `(a + b)/2`, `x^2`, `√(2)`. PDFs have no layout for formulas. */
export function formulaText(node: Node): string {
  if (!('attribs' in node)) return DomUtils.textContent(node);
  const { name, children } = node;
  const parts = children.filter((child): child is Element => 'attribs' in child);
  const [first = '', second = '', third = ''] = parts.map(formulaText);
  const all = () => children.map(formulaText).join('');
  switch (name) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msup':
    case 'mover':
      return `${first}^${grouped(second)}`;
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`;
    case 'msqrt':
      return `√${grouped(all())}`;
    case 'mroot':
      return `${grouped(first)}^(1/${second})`;
    case 'mtr':
      return parts.map(formulaText).join(', ');
    case 'mtable':
      return parts.map(formulaText).join('; ');
    case 'mspace':
      return ' ';
    default:
      return all();
  }
}

/** In parentheses, unless it is one number or name. */
function grouped(text: string): string {
  const trimmed = text.trim();
  return /^[\p{L}\p{M}\p{N}.]*$|^.$/u.test(trimmed) ? trimmed : `(${trimmed})`;
}
