/** Reuses the old objects for unchanged parts of new data, so that comparisons by identity find the changes. */
export function keepSame<Value>(before: unknown, now: Value): Value {
  if (before === now || !isHolder(before) || !isHolder(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [was, is] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(is);
  const kept: Record<string, unknown> = {};
  let isSame = keys.length === Object.keys(was).length;
  for (const key of keys) {
    kept[key] = keepSame(was[key], is[key]);
    if (kept[key] !== was[key] || !Object.hasOwn(was, key)) isSame = false;
  }
  if (isSame) return before as Value;
  return (Array.isArray(now) ? keys.map((key) => kept[key]) : kept) as Value;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
