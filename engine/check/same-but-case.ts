/** The positions of names that differ from an earlier one in capitals alone, each with the position of that one. */
export function sameButCase(names: readonly string[]): [index: number, first: number][] {
  const firsts = new Map<string, number>();
  const found: [index: number, first: number][] = [];
  for (const [index, name] of names.entries()) {
    const key = name.toLowerCase();
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else if (names[first] !== name) found.push([index, first]);
  }
  return found;
}
