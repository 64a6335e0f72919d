import type { SiteInput } from '../../check/site-files.ts';
import { openFile, setSchema } from '../../check/site-files.ts';
import { linkMistakes } from './links.ts';
import { meaningMistakes } from './meanings.ts';
import { nameMistakes } from './names.ts';
import { listSpots, type MistakeClass, type PlantedMistake, type ValidSite } from './spot.ts';
import { textMistakes } from './texts.ts';
import { valueMistakes } from './values.ts';
import { fileMistakes } from './whole-files.ts';

export const mistakeClasses: Record<string, MistakeClass> = {
  ...nameMistakes,
  ...valueMistakes,
  ...linkMistakes,
  ...textMistakes,
  ...meaningMistakes,
  ...fileMistakes,
};

export interface Mistake extends PlantedMistake {
  kind: string;
  file: string;
}

/** Every possible mistake in the files of a valid site, by class. */
export function plantMistakes({ files, assets, schemas }: SiteInput): Map<string, Mistake[]> {
  const site: ValidSite = { files, assets: [...assets], words: new Set(assets) };
  const all = Object.keys(files).flatMap((path) => {
    const file = openFile(path, files[path] as string);
    const schema = file && schemas[file.schemaPath];
    if (!file || !schema) return [];
    setSchema(file, schema);
    const spots = [...listSpots(site, file, schema)];
    for (const { node } of spots) for (const word of [node.key, node.value]) site.words.add(String(word));
    return spots;
  });
  const found = new Map<string, Mistake[]>(Object.keys(mistakeClasses).map((kind) => [kind, []]));
  for (const spot of all)
    for (const [kind, make] of Object.entries(mistakeClasses)) {
      const slip = make(spot);
      if (slip) found.get(kind)?.push({ ...slip, kind, file: spot.file.file });
    }
  return found;
}
