/** A section with one mistake in it. */
export interface Mistaken {
  mistake: string;
  section: unknown;
}

/** One mistake of each kind that a schema finds, for as many kinds as the section has a place for. */
export function mistakesIn(section: object): Mistaken[] {
  const entries = Object.entries(section);
  const own = entries.filter(([key]) => key !== 'type');
  const rebuilt = (change: (entry: [string, unknown]) => [string, unknown]) => Object.fromEntries(entries.map(change));
  const found: Mistaken[] = [{ mistake: 'unknown type', section: { ...section, type: 'zzz' } }];
  for (const [name, value] of own) {
    const misspelled = `${name.slice(0, -1)}${name.slice(-1)}x`;
    found.push(
      { mistake: `typo in ${name}`, section: rebuilt(([key, value]) => [key === name ? misspelled : key, value]) },
      { mistake: `wrong kind of ${name}`, section: { ...section, [name]: typeof value === 'number' ? 'seven' : 7 } },
    );
  }
  const lacking = withoutEnglish(section);
  if (lacking) found.push({ mistake: 'missing language', section: lacking });
  const { data } = section as { data?: { source: string } };
  if (data) found.push({ mistake: 'unknown source', section: { ...section, data: { ...data, source: 'zzz.all' } } });
  return found;
}

/** A copy in which the first text in two languages has lost its English; `undefined` where there is none. */
function withoutEnglish(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value) && 'zh' in value && 'en' in value) return { zh: value.zh };
  for (const [key, item] of Object.entries(value)) {
    const lacking = withoutEnglish(item);
    if (lacking === undefined) continue;
    if (!Array.isArray(value)) return { ...value, [key]: lacking };
    return value.map((one, index) => (String(index) === key ? lacking : one));
  }
  return undefined;
}
