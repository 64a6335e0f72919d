import { allMet, type SiteFile } from './site-files.ts';

/** Fields of sections, columns and details that hold the name of a base. */
export function basesNamed(file: SiteFile): { name: string; path: (string | number)[] }[] {
  return allMet(file)
    .filter(
      ({ value, names }) => names.length > 0 && typeof value === 'object' && value !== null && !names.includes('Row'),
    )
    .flatMap(({ value, path }) =>
      ['base', 'imageBase'].flatMap((key) => {
        const name = (value as Record<string, unknown>)[key];
        return typeof name === 'string' ? [{ name, path: [...path, key] }] : [];
      }),
    );
}
