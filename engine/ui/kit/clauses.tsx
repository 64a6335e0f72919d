import type { Inline as InlineText } from '../../model/compiled.ts';
import './clauses.css';
import { Inline } from './inline.tsx';

/** A run of text up to and with the Chinese marks that end it. */
const clause = /[^，。；：！？]+[，。；：！？]*/g;

/** The words of a heading. A Chinese one breaks after its marks first, and within a clause only where that is longer than a line. */
export function Clauses({ text }: { text: InlineText }) {
  const clauses = typeof text === 'string' ? (text.match(clause) ?? []) : [];
  if (clauses.length < 2) return <Inline text={text} />;
  // A heading's clauses never change places, so their position names them.
  return clauses.map((words, index) => (
    <span key={index} className="clause">
      {words}
    </span>
  ));
}
