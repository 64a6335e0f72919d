/**
 * A memo of what was made of the last few things that were asked for (LRU); the rest is made again: what is derived from a
 * site's files then takes the same memory for a hundred files as for ten thousand.
 */
export function lruMemo<Key extends object | string, Value extends object>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  let latest: { key: Key; value: Value } | undefined;
  return (key) => {
    // One file is asked for many times before the next.
    if (latest?.key === key) return latest.value;
    const value = known.get(key) ?? make(key);
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    latest = { key, value };
    return value;
  };
}
