import { createInspector } from '../check/inspect-site.ts';
import type { SiteInput } from '../check/site-files.ts';
import { findReferences, isConcerned } from '../refactor/references/find-references.ts';
import type { NameReference } from '../refactor/references/name-reference.ts';
import { formatReference } from '../refactor/references/report.ts';
import { type NamedKind, resolveIn } from '../refactor/references/resolve-name.ts';
import { reportRefusal } from '../site/files/refusal.ts';
import { readSite } from '../site/read-site.ts';

/** `npm run where-used`: prints every reference to a name, one per line. Returns 1 if there are none. */
export function whereUsed({
  site: folder,
  kind,
  name,
}: {
  site: string;
  kind?: NamedKind;
  name: string;
}): Promise<number> {
  return reportRefusal(async () => {
    const input = await readSite(folder);
    const found = findUses(kind, name, input);
    for (const one of found) console.log(formatReference(one));
    console.log(`${found.length} ${found.length === 1 ? 'place' : 'places'}`);
  });
}

/** Every reference to a name. Throws a refusal with the nearest name if the name is unknown. */
export function findUses(kind: string | undefined, name: string, input: SiteInput): NameReference[] {
  const { model } = createInspector()(input, { only: isConcerned([name], input) });
  return findReferences(resolveIn(input, kind, name, model), model);
}
