import { definitionName } from '../../model/schema/expansion.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';

/** The kinds whose values are names of the site: which lists are proposed wherever a field is of the kind. */
export const listsByKind: Record<string, string[]> = {
  Target: ['Routes', 'Folders', 'Beginnings', 'Files', 'Anchors'],
  FileTarget: ['Folders', 'Files'],
  CaptionsFile: ['Folders', 'Files'],
  FrameTarget: ['Folders', 'Beginnings', 'Files'],
  RowTarget: ['Patterns'],
  PagerTarget: ['Patterns'],
  DataPicture: ['Pictures'],
  RouteName: ['Routes'],
  ImageFile: ['Pictures'],
  FontFile: ['Fonts'],
  SharedName: ['Shared'],
  BaseName: ['Bases'],
  CollectionName: ['Collections'],
  RepeatingField: ['RepeatingFields'],
};

/** The lists that are proposed for values of a kind. `names` is the schema with the lists. */
export function proposeNames(kind: string, lists: string[], names: string, kinds: Schemas): Schema[] {
  if (lists.length === 0) return [];
  const all = lists.map((list) => ({ $ref: `${names}#/definitions/${list}` }));
  const inLanguages = languagesOf(kind, kinds).map((language) => [language, { allOf: all, doNotSuggest: true }]);
  return [...all, ...(inLanguages.length > 0 ? [{ properties: Object.fromEntries(inLanguages) }] : [])];
}

/** The languages in which values of a kind may differ. */
function languagesOf(kind: string, kinds: Schemas): string[] {
  const { $ref, allOf = [], properties = {} } = kinds[kind] ?? {};
  const inner = [$ref, ...allOf.map(({ then }) => then?.$ref)];
  return [...Object.keys(properties), ...inner.flatMap((ref) => (ref ? languagesOf(definitionName(ref), kinds) : []))];
}
