import type { Inline as InlineText } from '../../model/compiled.ts';
import './clauses.css';
import { Inline } from './inline.tsx';

/** Matches a clause with its Chinese punctuation. */
const clause = /[^，。；：！？]+[，。；：！？]*/g;

/** A heading whose Chinese lines preferably break after punctuation. */
export function Clauses({ text }: { text: InlineText }) {
  const clauses = typeof text === 'string' ? (text.match(clause) ?? []) : [];
  if (clauses.length < 2) return <Inline text={text} />;
  // Clauses never move, so the index is a stable key.
  return clauses.map((words, index) => (
    <span key={index} className="clause">
      {words}
    </span>
  ));
}
