import type { SectionProps } from '../../model/compiled.ts';
import { usePage } from '../../ui/kit/page-context.tsx';
import './chapter.css';
import type { ChapterSection } from './descriptor.ts';

/** The sections of another page, which the compiler has put in. */
export default function Chapter({ section: { sections = [] } }: SectionProps<ChapterSection>) {
  const { level, renderSections } = usePage();
  return <div className="chapter">{renderSections(sections, level + 1)}</div>;
}
