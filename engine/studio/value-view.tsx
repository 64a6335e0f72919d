/** A value as it is read: texts with their languages, all else as JSON. Nothing for none. */
export function ValueView({ value }: { value: unknown }) {
  if (value === undefined) return <span className="muted">–</span>;
  if (typeof value === 'string') return <span className="value">{value}</span>;
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (entries.length > 0 && entries.every(([key, one]) => key.length < 4 && typeof one === 'string'))
    return entries.map(([language, text]) => (
      <span className="value" key={language} lang={language}>
        <span className="muted">{language} </span>
        {text}
      </span>
    ));
  return <code className="value">{JSON.stringify(value, null, 1)}</code>;
}
