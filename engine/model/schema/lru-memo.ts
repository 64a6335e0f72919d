/**
 * A memo of what was made of the last few things that were asked for (LRU): of the last half of `most` for certain, and of no more than
 * `most`; the rest is made again. What is derived from a site's files then takes the same memory for a hundred files as for ten thousand.
 */
export function lruMemo<Key extends object | string, Value extends object>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  // Two maps that only grow. One from which what is oldest is taken leaves tables behind that keep it from being collected.
  let recent = new Map<Key, Value>();
  let earlier = new Map<Key, Value>();
  return (key) => {
    const known = recent.get(key);
    if (known) return known;
    const value = earlier.get(key) ?? make(key);
    if (recent.size >= most / 2) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}
