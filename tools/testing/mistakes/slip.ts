/** One slip of the finger in a name, after its first letter: a letter left out, doubled, swapped or replaced. Always the same. */
export function misspelled(name: string): string {
  const letters = [...name].flatMap((letter, index) => (index > 0 && /[a-z]/i.test(letter) ? [index] : []));
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const at = letters[sum % Math.max(1, letters.length)] ?? name.length;
  const slips = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at + 1) + name.slice(at),
    name.slice(0, at - 1) + (name[at] ?? '') + (name[at - 1] ?? '') + name.slice(at + 1),
    `${name.slice(0, at)}q${name.slice(at + 1)}`,
  ];
  const [slip = `${name}q`] = [...slips.slice(sum % 4), ...slips].filter((one) => one !== name && one.length > 1);
  return slip;
}
