import type { SectionPlace } from '../descriptor/compiled.ts';
import type { Section } from '../descriptor/section.ts';
import type { Path } from '../schema/walk.ts';
import type { Origin } from './context.ts';

/** Notes on every section, also inside sections, where it is written. Without an origin the sections come back as they are. */
export function placed(sections: Section[], file: string | undefined, origin: Origin | undefined): Section[] {
  if (!file || !origin) return sections;
  // On the way to a section there are only names of fields and numbers: nothing that a JSON pointer must escape.
  const place = (path: Path): SectionPlace => ({
    file,
    pointer: `/${path.join('/')}`,
    ...origin.positionOf(file, path),
  });
  const inside = (value: unknown, path: Path, isSection = false): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => inside(item, [...path, index], isSection));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, item]) => [key, inside(item, [...path, key], key === 'sections')]);
    return { ...Object.fromEntries(fields), ...(isSection && { place: place(path) }) };
  };
  return inside(sections, ['sections'], true) as Section[];
}
