import { Converter } from 'opencc-js/t2cn';

/** The generated file of the pairs, relative to the repository. The browser and a build do not need OpenCC. */
export const hanPairsFile = 'engine/compile/search/han-pairs.json';

/** Every pair of a Traditional and a Simplified character in the common plane, so that a text keeps its length: `學学`. */
export function listHanPairs(): string[] {
  const all = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, at) => String.fromCharCode(0x4e00 + at));
  // Spaces, because neighbors may be a phrase.
  const simplified = Converter({ from: 't', to: 'cn' })(all.join(' ')).split(' ');
  return all.flatMap((character, at) => {
    const other = simplified[at] as string;
    return other.length === 1 && other !== character ? character + other : [];
  });
}
