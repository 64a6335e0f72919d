import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { NamedValue } from '../protocol/protocol.ts';
import { useMessages } from './messages.tsx';

/** A value as text: texts with their languages, other values by their parts. */
export function ValueView({ parts }: { parts: NamedValue[] }) {
  const { localize } = useMessages();
  const [first] = parts;
  if (!first) return <span className="muted">–</span>;
  if (localize(first.place) === '')
    return (
      <ScrollableValue>
        <PartView part={first} />
      </ScrollableValue>
    );
  return (
    <ScrollableValue>
      <dl className="parts">
        {parts.map((part, index) => (
          <div key={index}>
            <dt className="muted">{localize(part.place)}</dt>
            <dd>
              <PartView part={part} />
            </dd>
          </div>
        ))}
      </dl>
    </ScrollableValue>
  );
}

function PartView({ part: { value, choice } }: { part: NamedValue }) {
  const { t, localize } = useMessages();
  if (choice) return localize(choice);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  const texts = Object.entries(value);
  if (texts.length === 0) return '–';
  return texts.map(([language, text]) => (
    <span key={language} className="parts__text" lang={language}>
      <span className="muted">{language} </span>
      {String(text)}
    </span>
  ));
}

/** A value that is a tab stop only if it scrolls. */
function ScrollableValue({ children }: { children: ReactNode }) {
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
    <span ref={box} className="value" tabIndex={scrolls ? 0 : undefined}>
      {children}
    </span>
  );
}
