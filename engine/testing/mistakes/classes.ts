import type { SiteInput } from '../../check/site-files.ts';
import { openFile, setSchema } from '../../check/site-files.ts';
import { links } from './links.ts';
import { meanings } from './meanings.ts';
import { names } from './names.ts';
import { type MistakeClass, type Slip, type SoundSite, spotsIn } from './spot.ts';
import { texts } from './texts.ts';
import { values } from './values.ts';
import { wholeFiles } from './whole-files.ts';

/** Every class of mistakes that a maintainer makes, by name. */
export const classes: Record<string, MistakeClass> = {
  ...names,
  ...values,
  ...links,
  ...texts,
  ...meanings,
  ...wholeFiles,
};

/** A mistake in a file of a site. */
export interface Mistake extends Slip {
  kind: string;
  file: string;
}

/** Every mistake that can be made in the files of a sound site, by class. */
export function mistakesIn({ files, assets, schemas }: SiteInput): Map<string, Mistake[]> {
  const site: SoundSite = { files, assets: [...assets], words: new Set(assets) };
  const all = Object.keys(files).flatMap((path) => {
    const file = openFile(path, files[path] as string);
    const schema = file && schemas[file.schemaPath];
    if (!file || !schema) return [];
    setSchema(file, schema);
    const spots = [...spotsIn(site, file, schema)];
    for (const { node } of spots) for (const word of [node.key, node.value]) site.words.add(String(word));
    return spots;
  });
  const found = new Map<string, Mistake[]>(Object.keys(classes).map((kind) => [kind, []]));
  for (const spot of all)
    for (const [kind, make] of Object.entries(classes)) {
      const slip = make(spot);
      if (slip) found.get(kind)?.push({ ...slip, kind, file: spot.file.file });
    }
  return found;
}
