import type { DiffLine } from '../protocol/edit-protocol.ts';
import { useMessages } from './messages.tsx';

/** The changed lines of a file with some context. */
export function DiffLines({ lines, name }: { lines: DiffLine[]; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <section className="lines" tabIndex={0} aria-label={name}>
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </section>
  );
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  const { t } = useMessages();
  if (kind === 'same' || kind === 'gap') return <code className={kind}>{kind === 'gap' ? '⋯' : text || ' '}</code>;
  const Tag = kind === 'gone' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="unseen">{t(kind === 'gone' ? 'remove' : 'add')} </span>
      <code>{text || ' '}</code>
    </Tag>
  );
}
