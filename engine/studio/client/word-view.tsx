import type { DiffLine } from '../protocol/edit-protocol.ts';

/** A text before or after a change: the words that changed are marked, and the text far from them is left out. */
export function WordDiff({ words, side }: { words: DiffLine[]; side: 'gone' | 'new' }) {
  const Tag = side === 'gone' ? 'del' : 'ins';
  return (
    <span className="value words">
      {words.map(({ kind, text }, index) => {
        if (kind === 'gap') return <span key={index}>…</span>;
        if (kind === 'same') return <span key={index}>{text}</span>;
        return kind === side && <Tag key={index}>{text}</Tag>;
      })}
    </span>
  );
}
