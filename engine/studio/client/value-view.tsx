import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A value as text: texts with their languages, other values as JSON. */
export function ValueView({ value }: { value: unknown }) {
  if (value === undefined) return <span className="muted">–</span>;
  if (typeof value === 'string') return <ScrollableValue>{value}</ScrollableValue>;
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (entries.length > 0 && entries.every(([key, one]) => key.length < 4 && typeof one === 'string'))
    return entries.map(([language, text]) => (
      <ScrollableValue key={language} lang={language}>
        <span className="muted">{language} </span>
        {text}
      </ScrollableValue>
    ));
  return (
    <ScrollableValue>
      <code>{JSON.stringify(value, null, 1)}</code>
    </ScrollableValue>
  );
}

/** A value that is a tab stop only if it scrolls. */
function ScrollableValue({ lang, children }: { lang?: string; children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={box} className="value" lang={lang} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </span>
  );
}
