import type { Compiled, CompiledSection, CompiledTarget, Inline } from '../../model/compiled.ts';
import type { SelectorSection } from './descriptor.ts';

export type Selector = Compiled<SelectorSection> & { id: string; sections: CompiledSection[] };

/** A row of a table of downloads, with the table that it stands in. */
export interface Build {
  id: string;
  package: { label: Inline; to: CompiledTarget };
  /** The day of the build as `yyyymmdd`. */
  updateTime: string;
  status?: 'recommended' | 'current' | 'archive';
  table: CompiledSection;
  [field: string]: unknown;
}

/** The keys of a selector's answers in the address: of the table, of each facet and of each minimum. */
export function answerKeys({ tables, facets, minimums = [] }: Compiled<SelectorSection>): string[] {
  return [...(tables ? ['tables'] : []), ...facets.map(({ field }) => field), ...minimums.map(({ field }) => field)];
}

/** The rows of all tables of downloads of a selector, the newest first. */
export function buildsIn(sections: CompiledSection[]): Build[] {
  return sections
    .flatMap((table) => (Array.isArray(table.rows) ? table.rows : []).map((row): Build => ({ ...row, table })))
    .filter((row) => row.package !== undefined)
    .sort((a, b) => Number(b.updateTime) - Number(a.updateTime));
}
