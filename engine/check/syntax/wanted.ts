import { positionOf } from '../position.ts';
import type { Guess } from './guess.ts';
import type { Halt } from './reader.ts';

/** What to say where nothing is known but what had to stand there. */
export function wanted(text: string, { offset, reached, wants, open }: Halt): Guess {
  const sign = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const top = open.at(-1);
  const unexpected: Guess = { kind: 'unexpected', offset, names: [sign] };
  if (reached > offset) return { kind: 'text-unclosed', offset };
  if (offset === text.length) {
    if (!top) return { kind: 'empty', offset: 0 };
    return { kind: 'cut-off', offset, names: [top.sign, String(positionOf(text, top.offset).line)] };
  }
  switch (wants) {
    case 'value':
      return unexpected;
    case 'name':
      return { kind: 'name-missing', offset };
    case 'colon':
      return { kind: 'colon-missing', offset };
    case 'comma':
      if (/[}\]]/.test(sign)) return { kind: 'closes-nothing', offset, names: [sign] };
      return /["{[\-\d]/.test(sign) ? { kind: 'comma-missing', offset } : unexpected;
    case 'end':
      return { kind: /[}\]]/.test(sign) ? 'closes-nothing' : 'after-end', offset, names: [sign] };
  }
}
