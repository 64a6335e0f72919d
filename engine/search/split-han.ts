import { splitTerms } from './terms.ts';

/**
 * Splits a run of Han characters into words: at known words, the longest first, then between characters that are
 * neighbors nowhere on the site.
 */
export async function splitHan(
  run: string,
  words: string[],
  areNeighbors: (pair: string) => Promise<boolean>,
): Promise<string[]> {
  const [word] = words.filter((one) => run.includes(one)).sort((a, b) => b.length - a.length);
  if (word === undefined) return splitStrangers(run, areNeighbors);
  const at = run.indexOf(word);
  const around = [run.slice(0, at), run.slice(at + word.length)];
  const [before = [], after = []] = await Promise.all(around.map((rest) => splitHan(rest, words, areNeighbors)));
  return [...before, word, ...after];
}

async function splitStrangers(run: string, areNeighbors: (pair: string) => Promise<boolean>): Promise<string[]> {
  const characters = [...run];
  const isJoined = await Promise.all(characters.length > 1 ? splitTerms(run).map(areNeighbors) : []);
  const words: string[] = [];
  for (const [at, character] of characters.entries()) {
    if (at > 0 && isJoined[at - 1]) words.push(`${words.pop()}${character}`);
    else words.push(character);
  }
  return words;
}
