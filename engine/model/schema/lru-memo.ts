/** Memoizes a function for the most recent keys (LRU): at least `most / 2`, at most `most`, so that memory does not grow with the site. */
export function lruMemo<Key extends object | string, Value extends object>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  // Two maps that only grow: deleting the oldest entries of one map would leave memory that is not freed.
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
