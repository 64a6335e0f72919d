import { type Guesser, insertEdit } from './guess.ts';
import type { Token } from './reader.ts';
import { removeEdit } from './spaces.ts';

export const extraSeparatorGuesses: Guesser = function* (text, { offset, wants, tokens }) {
  const last = tokens.at(-1);
  const sign = text[offset] ?? '';
  const isLast = wants === 'end' && text.slice(offset + 1).trim() === '';
  if (last?.sign === ':' && /[,}\]]/.test(sign))
    yield { kind: 'value-missing', offset, edit: insertEdit(offset, 'null'), unsure: true };
  else if (last && sign === ',' && (wants === 'value' || wants === 'name' || isLast))
    yield { kind: 'comma-extra', offset, edit: removeEdit(text, offset, offset + 1) };
  else if (last?.sign === ',' && /[}\]]/.test(sign))
    yield { kind: 'comma-extra', offset: last.offset, edit: removeEdit(text, last.offset, last.end) };
  else if (last?.sign === ':' && sign === ':')
    yield { kind: 'colon-extra', offset, edit: removeEdit(text, offset, offset + 1) };
};

export const missingSeparatorGuesses: Guesser = function* (text, { offset, wants, tokens }) {
  const last = tokens.at(-1);
  if (!last || !/["{[\-\dtfn]/.test(text[offset] ?? '')) return;
  if (wants === 'colon') yield { kind: 'colon-missing', offset, edit: insertEdit(last.end, ':') };
  if (wants === 'comma')
    yield { kind: 'comma-missing', offset, edit: insertEdit(last.end, ','), unsure: mayGoOn(text, last, offset) };
};

/** Whether a number may continue after a gap. */
function mayGoOn(text: string, { sign, end }: Token, offset: number): boolean {
  const both = sign + (text[offset] ?? '');
  return end === offset ? /[\w-]/.test(both) : /^[\d-]+$/.test(both) && !/[\r\n]/.test(text.slice(end, offset));
}
