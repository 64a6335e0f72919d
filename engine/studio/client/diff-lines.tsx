import type { DiffLine } from '../protocol/edit-protocol.ts';
import { useMessages } from './messages.tsx';

/** The lines of a file that will be others, with a few around them. It scrolls by keys too; `name` tells what it shows. */
export function DiffLines({ lines, name }: { lines: DiffLine[]; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
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
