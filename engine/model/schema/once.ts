/** Computes a value on the first call and returns it on every call. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Memoizes a function of one argument. Holds objects weakly. */
export function oncePer<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const byName = new Map<unknown, Value>();
  const byObject = new WeakMap<object, Value>();
  return (key) => {
    const isObject = typeof key === 'object' && key !== null;
    const values = (isObject ? byObject : byName) as unknown as typeof byName;
    if (!values.has(key)) values.set(key, make(key));
    return values.get(key) as Value;
  };
}
