import type { SectionProps } from '../../model/compiled.ts';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import './chapter.css';
import type { ChapterSection } from './descriptor.ts';

/** The compiler inserts the sections of the other page. */
export default function Chapter({ section: { sections = [] } }: SectionProps<ChapterSection>) {
  const { level, renderSections } = useStablePage();
  return <div className="chapter">{renderSections(sections, level + 1)}</div>;
}
