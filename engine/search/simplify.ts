/** Replaces characters of Traditional Chinese by those of Simplified Chinese. Keeps the length of a text. */
export type Simplify = (text: string) => string;

/** Creates the function from pairs of characters, Traditional first: `學学門门`. Without pairs texts stay as they are. */
export function createSimplify(variants = ''): Simplify {
  if (variants === '') return (text) => text;
  const simplified = new Map<string, string>();
  for (let at = 0; at < variants.length; at += 2) simplified.set(variants.charAt(at), variants.charAt(at + 1));
  return (text) => text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
}
