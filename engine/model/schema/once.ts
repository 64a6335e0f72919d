/** Makes a value when it is first asked for, and gives that one from then on. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a value for a key when it is first asked for, and gives that one for it from then on. A value goes with the object that is its key. */
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
