import type { SectionProps } from '../../model/compiled.ts';
import { InlineEach } from '../../ui/kit/inline.tsx';
import type { ProseSection } from './descriptor.ts';
import './prose.css';

/** Paragraphs and a list, in a readable line length. */
export default function Prose({ section }: SectionProps<ProseSection>) {
  const { paragraphs, points = [], numbered = false } = section;
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="prose">
      <InlineEach as="p" texts={paragraphs} />
      {points.length > 0 && (
        <List>
          <InlineEach as="li" texts={points} />
        </List>
      )}
    </div>
  );
}
