import { readExamples } from '../../generate/gallery/examples.ts';
import type { Schemas } from '../../model/schema/schema.ts';
import type { SectionType } from '../protocol/state-protocol.ts';
import { fieldTitle } from './field-title.ts';
import { firstValidSample, type SampleSite } from './section-sample.ts';

/** The section types with an example each, counted in `pages`. With `site`, the examples are samples for that site. */
export function listSectionTypes(
  folder: string,
  schemas: Schemas,
  pages: readonly unknown[] = [],
  site?: SampleSite,
): SectionType[] {
  const examples = new Map<string, Record<string, unknown>[]>();
  for (const { type, section } of readExamples(folder)) {
    const { id: _, ...value } = { ...section };
    examples.set(type, [...(examples.get(type) ?? []), value]);
  }
  const used = new Map<unknown, number>();
  for (const page of pages) countTypes(page, used);
  return [...examples].map(([type, all]) => {
    const schema = schemas[`sections/${type}.schema.json`] ?? {};
    const { description: en = '', zh = en, alias = '' } = schema;
    const names = String(alias).split(/\s+/).filter(Boolean);
    const value = (site ? firstValidSample(all, site) : all[0]) ?? {};
    return {
      type,
      title: fieldTitle([schema], type),
      description: { en, zh },
      names,
      used: used.get(type) ?? 0,
      value,
    };
  });
}

function countTypes(value: unknown, counts: Map<unknown, number>): void {
  if (typeof value !== 'object' || value === null) return;
  const { type } = value as { type?: unknown };
  if (typeof type === 'string') counts.set(type, (counts.get(type) ?? 0) + 1);
  for (const inner of Object.values(value)) countTypes(inner, counts);
}
