/** A word as it is looked for in a text: of letters only a whole one, in the plural too. */
export function patternOf(word: string): string {
  const plain = word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /\p{Script=Han}/u.test(word) ? plain : `(?<![\\p{L}\\p{N}])${plain}s?(?![\\p{L}\\p{N}])`;
}
