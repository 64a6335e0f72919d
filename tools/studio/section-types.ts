import type { Schemas } from '../../engine/schema/schema.ts';
import type { SectionType } from '../../engine/studio/protocol.ts';
import { allExamples } from '../generate/gallery/examples.ts';

/** The section types that a site can add, each with a section as its first example has it; an anchor of its own is not taken over. */
export function sectionTypes(folder: string, schemas: Schemas): SectionType[] {
  const first = new Map<string, Record<string, unknown>>();
  for (const { type, section } of allExamples(folder)) if (!first.has(type)) first.set(type, { ...section });
  return [...first].map(([type, { id: _, ...value }]) => {
    const { description: en = '', zh = en } = schemas[`sections/${type}.schema.json`] ?? {};
    return { type, says: { en, zh }, value };
  });
}
