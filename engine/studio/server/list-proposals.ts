import { listsByKind } from '../../generate/schemas/proposed-names.ts';
import { collectSiteNames, type SiteNameInputs } from '../../generate/schemas/site-names.ts';
import { definitionName } from '../../model/schema/expansion.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Proposals } from '../protocol/form-protocol.ts';

/** The lists of names for a field, as for the proposals of VS Code. */
export function proposalsFor(parts: Schema[]): string[] {
  for (const { $ref } of parts) {
    const kind = $ref === undefined ? '' : definitionName($ref);
    if (kind === 'SourceName') return ['Sources'];
    if (Object.hasOwn(listsByKind, kind)) return listsByKind[kind] ?? [];
  }
  return [];
}

/** All lists of names with their descriptions. */
export function listProposals(named: SiteNameInputs): Proposals {
  const lists = Object.entries(collectSiteNames(named).definitions ?? {}).map(([name, { anyOf = [] }]) => {
    const [{ enum: values = [], markdownEnumDescriptions: description = [] } = {}] = anyOf;
    return [
      name,
      values.map((value, at) => ({ value: String(value), ...(description[at] && { description: description[at] }) })),
    ] as const;
  });
  const sources = Object.keys(named.schemas).flatMap(
    (path) => /^sources\/(.+)\.params\.schema\.json$/.exec(path)?.[1] ?? [],
  );
  return { ...Object.fromEntries(lists), Sources: sources.sort().map((value) => ({ value })) };
}
