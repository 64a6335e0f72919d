import { t } from '../messages/messages.ts';
import { type Guess, type Guesser, replaceEdit } from './guess.ts';

/** Numbers of other languages and their JSON form. */
const forms: { kind: Guess['kind']; pattern: RegExp; right: (written: string) => string; unsure?: boolean }[] = [
  {
    kind: 'hex-number',
    pattern: /[+-]?0x[\da-f]{1,16}/iy,
    right: (one) => (one.startsWith('-') ? '-' : '') + BigInt(one.replace(/^[+-]/, '')),
  },
  { kind: 'leading-zero', pattern: /-?0+\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy, right: (one) => one.replace(/0+(?=\d)/, '') },
  { kind: 'plus-sign', pattern: /\+(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy, right: (one) => one.slice(1) },
  { kind: 'bare-point', pattern: /-?\.\d+(?:e[+-]?\d+)?/iy, right: (one) => one.replace('.', '0.') },
  { kind: 'open-point', pattern: /-?(?:0|[1-9]\d*)\./y, right: (one) => one.slice(0, -1), unsure: true },
];

export const numberGuesses: Guesser = function* (text, { offset, wants, tokens }) {
  if (wants === 'name') yield* decimalComma(text, offset, tokens);
  if (wants !== 'value') return;
  for (const { kind, pattern, right, unsure } of forms) {
    pattern.lastIndex = offset;
    const [written] = pattern.exec(text) ?? [];
    if (written === undefined || /[\w."'-]/.test(text[pattern.lastIndex] ?? '')) continue;
    const by = right(written);
    yield { kind, offset, names: [written, by], edit: replaceEdit(offset, offset + written.length, by), unsure };
  }
  const [, word] = /^[+-]?(NaN|Infinity|undefined)\b/.exec(text.slice(offset, offset + 12)) ?? [];
  if (word === undefined) return;
  const edit = replaceEdit(offset, text.indexOf(word, offset) + word.length, 'null');
  yield { kind: word === 'undefined' ? 'no-undefined' : 'no-number', offset, names: [word], edit, unsure: true };
};

/** `"width": 1,5` in an object is a decimal comma. With three digits it may separate thousands. */
function* decimalComma(text: string, offset: number, tokens: { offset: number; end: number }[]): Iterable<Guess> {
  const [number, comma] = tokens.slice(-2);
  const [digits] = /^\d+/.exec(text.slice(offset, offset + 20)) ?? [];
  if (!digits || !number || comma?.end !== offset || number.end !== comma.offset) return;
  const end = offset + digits.length;
  const whole = text.slice(number.offset, number.end);
  if (!/^-?\d+$/.test(whole)) return;
  const isOfThousands = /^-?[1-9]\d{0,2},\d{3}$/.test(`${whole},${digits}`);
  yield {
    kind: 'decimal-comma',
    offset: comma.offset,
    names: [
      `${whole},${digits}`,
      `${whole}.${digits}`,
      isOfThousands ? t('orThousands', { whole: whole + digits }) : '',
    ],
    edit: replaceEdit(comma.offset, comma.end, '.'),
    unsure: isOfThousands || !/^\s*[,}]/.test(text.slice(end, end + 100)),
  };
}
