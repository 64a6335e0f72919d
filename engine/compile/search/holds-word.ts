const han = /\p{Script=Han}/u;
const endsInLetter = /[\p{L}\p{N}]$/u;
const beginsWithLetter = /^[\p{L}\p{N}]/u;

/**
 * Whether a text contains a whole word or its plural; Chinese words match anywhere. Without regular
 * expressions, because compiling hundreds of them takes as long as many searches.
 */
export function holdsWord(text: string, word: string): boolean {
  if (han.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const after = text.slice(at + word.length, at + word.length + 3);
    const isWhole = !beginsWithLetter.test(after) || (after.startsWith('s') && !beginsWithLetter.test(after.slice(1)));
    // A letter outside the basic plane has two units.
    if (isWhole && !endsInLetter.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}
