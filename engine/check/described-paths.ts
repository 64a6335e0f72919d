import { kindOf, type SiteInput } from './site-files.ts';

/** Finds the files of a site that a schema describes, in the order of their names; they are put in order anew only where the site has other files. */
export function describedPaths(): (files: SiteInput['files']) => readonly string[] {
  let names: string[] = [];
  let described: string[] = [];
  return (files) => {
    const before = names;
    names = Object.keys(files);
    if (names.length !== before.length || names.some((name, index) => name !== before[index]))
      described = names.filter(kindOf).sort();
    return described;
  };
}
