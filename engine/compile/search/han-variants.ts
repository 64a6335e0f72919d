import type { SearchEntry } from '../../search/entry.ts';
import { createSimplify } from '../../search/simplify.ts';
import generated from './han-pairs.json' with { type: 'json' };

/**
 * The pairs of Traditional and Simplified characters for the characters of some texts, in either script: with them both
 * scripts find each other. Source: OpenCC.
 */
export function hanVariants(entries: SearchEntry[]): string {
  const { pairs } = generated;
  const used = new Set<string>();
  for (const { title, text } of entries)
    for (const characters of `${title}${text}`.match(/\p{Script=Han}+/gu) ?? [])
      for (const character of characters) used.add(character);
  const found = new Set(createSimplify(pairs)([...used].join('')));
  return (pairs.match(/../gu) ?? []).filter((pair) => found.has(pair.charAt(1))).join('');
}
