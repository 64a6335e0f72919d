import type { SectionProps } from '../../model/compiled.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import type { ProseSection } from './descriptor.ts';
import './prose.css';

/** Paragraphs and a list, in a readable line length. */
export default function Prose({ section }: SectionProps<ProseSection>) {
  const { paragraphs = [], points = [], numbered = false } = section;
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="prose">
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <Inline text={paragraph} />
        </p>
      ))}
      {points.length > 0 && (
        <List>
          {points.map((point, index) => (
            <li key={index}>
              <Inline text={point} />
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
