import { rangeOf } from '../../check/located-json.ts';
import { allNodes, type SiteFile } from '../../check/site-files.ts';
import { definitionName } from '../../model/schema/expansion.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Path, SchemaNode } from '../../model/schema/walk.ts';
import type { ValidPart } from '../valid-parts.ts';
import { misspell } from './misspell.ts';

export interface ValidSite {
  files: Record<string, string>;
  assets: string[];
  /** All names and texts of its files, and its assets. They may be valid elsewhere too. */
  words: Set<string>;
}

/** A position in a valid file for a mistake: a value with its schema. */
export interface Spot {
  site: ValidSite;
  file: SiteFile;
  schema: Schema;
  node: SchemaNode;
  /** The schema of its field. Absent if the site chose the name of the field. */
  own?: Schema;
  at: ValidPart;
  /** The range of its key. Absent at the top level and in lists. */
  name?: ValidPart;
}

/** A mistake: a replaced passage of a file. */
export interface PlantedMistake extends ValidPart {
  by: string;
  /** The valid offsets of the problem in the changed text. Default: the start of the passage. */
  places?: number[];
  /** The required suggestion, if only one is right. */
  right?: string;
  /** Whether the correction is certain, so that `--fix` must restore the original. */
  mendable?: true;
  /** The expected text. Default: the original. */
  meant?: string;
  /** The file's path after the mistake. Default: unchanged. */
  path?: string;
}

/** A class of mistakes: makes one at a spot, if that is possible there. */
export type MistakeClass = (spot: Spot) => PlantedMistake | undefined;

export function* listSpots(site: ValidSite, file: SiteFile, schema: Schema): Generator<Spot> {
  const seen = new Set<string>();
  for (const node of allNodes(file)) {
    const at = nodeAt(file, node.path);
    // A value of a union occurs once for each of its names.
    if (!at || seen.has(JSON.stringify(node.path))) continue;
    seen.add(JSON.stringify(node.path));
    const name = typeof node.key === 'string' && node.outer ? nodeAt(file, node.path, 'key') : undefined;
    yield { site, file, schema, node, own: fieldOf(node, schema), at, name };
  }
}

export function nodeAt(file: SiteFile, path: Path, part?: 'key'): ValidPart | undefined {
  const range = rangeOf(file, path, part);
  return range && { offset: range.offset, end: range.offset + range.length };
}

export function replaceValue({ at }: Spot, by: unknown, more: Partial<PlantedMistake> = {}): PlantedMistake {
  return { ...at, by: JSON.stringify(by), ...more };
}

/** A value with only one possible correction. */
export function certain(spot: Spot, by: unknown, right: string): PlantedMistake {
  return replaceValue(spot, by, { right, mendable: true });
}

/** The value changed as a text, if that makes it another one. The original is the only correction. */
export function changed(spot: Spot, change: (text: string) => unknown): PlantedMistake | undefined {
  const text = String(spot.node.value);
  const wrong = change(text);
  return wrong === spot.node.value ? undefined : certain(spot, wrong, text);
}

export const capitalized = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** A typo in a text, which `--fix` corrects. `undefined` if the result is another valid name. */
export function withTypo(spot: Spot, text = spot.node.value as string): PlantedMistake | undefined {
  const wrong = misspell(text);
  const by = (spot.node.value as string).replace(text, () => wrong);
  return spot.site.words.has(wrong) ? undefined : certain(spot, by, text);
}

/** The schema of a value's field, or of the items of its list. */
function fieldOf({ key, outer }: SchemaNode, schema: Schema): Schema | undefined {
  if (typeof key === 'number') return outer && resolved(fieldOf(outer, schema)?.items as Schema | undefined, schema);
  const named = listDefinitionNames(outer?.names ?? [], schema);
  const around = outer?.outer ? named : [schema, ...named];
  const parts = [...around, ...around.map((part) => resolved(part, schema))];
  const found = parts.find((part) => part?.properties && Object.hasOwn(part.properties, key));
  return resolved(found?.properties?.[key], schema);
}

export function listDefinitionNames(names: readonly string[], { definitions = {} }: Schema): Schema[] {
  return names.flatMap((name) => {
    const found = definitions[name];
    return found ? [found] : [];
  });
}

function resolved(part: Schema | undefined, schema: Schema): Schema | undefined {
  if (!part?.$ref) return part;
  return { ...resolved(schema.definitions?.[definitionName(part.$ref)], schema), ...part, $ref: undefined };
}
