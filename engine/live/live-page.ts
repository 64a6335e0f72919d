import type { CompiledPage, CompiledSection } from '../descriptor/compiled.ts';

/**
 * What a browser must know of a page that came as HTML: of sections that are not live only what their frames and the table of
 * contents say, for what they show stands in the document already.
 */
export function livePage(page: CompiledPage, live: ReadonlySet<string>): CompiledPage {
  const kept = (section: CompiledSection): CompiledSection => {
    if (live.has(section.id)) return inside(section) as CompiledSection;
    const { id, type, heading, showOn } = section;
    return { id, type, ...(heading && { heading }), ...(showOn && { showOn }) };
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, item]) => [
      key,
      key === 'sections' ? (item as CompiledSection[]).map(kept) : inside(item),
    ]);
    return Object.fromEntries(fields);
  };
  return { ...page, sections: page.sections.map(kept) };
}
