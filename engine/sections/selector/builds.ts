import type { Compiled, CompiledSection, CompiledTarget, Inline } from '../../model/compiled.ts';
import type { SelectorSection } from './descriptor.ts';

export type Selector = Compiled<SelectorSection> & { id: string; sections: CompiledSection[] };

/** A row with its table. */
export interface Build {
  id: string;
  package: { label: Inline; to: CompiledTarget };
  /** `yyyymmdd`. */
  updateTime: string;
  status?: 'recommended' | 'current' | 'archive';
  table: CompiledSection;
  [field: string]: unknown;
}

/** The query parameters of a selector: table, facets and minimums. */
export function answerKeys({ tables, facets, requirements = [] }: Compiled<SelectorSection>): string[] {
  return [
    ...(tables ? ['tables'] : []),
    ...facets.map(({ field }) => field),
    ...requirements.map(({ field }) => field),
  ];
}

/** All rows of the selector's tables, newest first. */
export function buildsIn(sections: CompiledSection[]): Build[] {
  return sections
    .flatMap((table) => (Array.isArray(table.rows) ? table.rows : []).map((row): Build => ({ ...row, table })))
    .filter((row) => row.package !== undefined)
    .sort((a, b) => Number(b.updateTime) - Number(a.updateTime));
}
