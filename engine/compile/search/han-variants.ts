import { Converter } from 'opencc-js/t2cn';
import { once } from '../../model/schema/once.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { createSimplify } from '../../search/simplify.ts';

/** Every pair of single characters in the common plane, so that a text keeps its length: `學学`. */
const listPairs = once((): string[] => {
  const all = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, at) => String.fromCharCode(0x4e00 + at));
  // Spaces, because neighbors may be a phrase.
  const simplified = Converter({ from: 't', to: 'cn' })(all.join(' ')).split(' ');
  return all.flatMap((character, at) => {
    const other = simplified[at] as string;
    return other.length === 1 && other !== character ? character + other : [];
  });
});

/**
 * The pairs of Traditional and Simplified characters for the characters of some texts, in either script: with them both
 * scripts find each other. Source: OpenCC.
 */
export function hanVariants(entries: SearchEntry[]): string {
  const used = new Set<string>();
  for (const { title, text } of entries)
    for (const characters of `${title}${text}`.match(/\p{Script=Han}+/gu) ?? [])
      for (const character of characters) used.add(character);
  const pairs = listPairs();
  const found = new Set(createSimplify(pairs.join(''))([...used].join('')));
  return pairs.filter((pair) => found.has(pair.charAt(1))).join('');
}
