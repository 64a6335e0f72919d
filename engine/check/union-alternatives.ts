import { definitionName } from '../model/schema/expansion.ts';
import { oncePer } from '../model/schema/once.ts';
import type { Schema } from '../model/schema/schema.ts';

/**
 * The fields that choose another branch of the union in which an object is. A misspelled one chooses the last branch,
 * whose own fields would mislead.
 */
export function unionAlternatives(schemas: readonly Schema[], schema: Schema): string[] {
  return schemas.flatMap((one) => alternativesIn(schema).get(shapeOf(one)) ?? []);
}

/** Identifies an object's schema: compiled validators hold copies without a name. */
function shapeOf({ properties = {} }: Schema): string {
  return Object.keys(properties).join();
}

/** The choosing fields of all branches, by the shape of each branch. */
const alternativesIn = oncePer((root: Schema): Map<string, string[]> => {
  const definitions = root.definitions ?? {};
  const alternatives = new Map<string, string[]>();
  for (const { allOf = [] } of Object.values(definitions))
    for (const { then } of allOf) {
      const branches = then ? branchesOf(then) : [];
      const fields = branches.flatMap(({ name, own }) => own ?? definitions[name]?.required ?? []);
      if (branches.length > 1)
        for (const { name } of branches) alternatives.set(shapeOf(definitions[name] ?? {}), fields);
    }
  return alternatives;
});

/** The branches of a chain of conditions. The last one has no fields of its own. */
function branchesOf(chain: Schema): { name: string; own?: string[] }[] {
  const { if: condition, then, else: others, $ref } = chain;
  if (!condition || !then || !others) return $ref ? [{ name: definitionName($ref) }] : [];
  const own = (condition.anyOf ?? []).flatMap(({ required = [] }) => required);
  return [...(then.$ref ? [{ name: definitionName(then.$ref), own }] : []), ...branchesOf(others)];
}
