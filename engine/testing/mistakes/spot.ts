import { rangeOf } from '../../check/located-json.ts';
import { allNodes, type SiteFile } from '../../check/site-files.ts';
import { definitionName } from '../../model/schema/expansion.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Path, SchemaNode } from '../../model/schema/walk.ts';
import type { ValidPart } from '../valid-parts.ts';
import { misspell } from './misspell.ts';

/** A sound site in which mistakes are made. */
export interface ValidSite {
  files: Record<string, string>;
  assets: string[];
  /** All names and texts of its files, and its assets: what is among them may be sound in another place too. */
  words: Set<string>;
}

/** A place of a sound file where a mistake can be made: a value, with what its schema says of it. */
export interface Spot {
  site: ValidSite;
  file: SiteFile;
  schema: Schema;
  node: SchemaNode;
  /** What its schema says of the field that it is; none for one whose name the site chooses itself. */
  own?: Schema;
  /** The range of the value. */
  at: ValidPart;
  /** The range of its key; absent at the top and in lists. */
  name?: ValidPart;
}

/** A mistake: a stretch of a file as it is written wrongly. */
export interface PlantedMistake extends ValidPart {
  by: string;
  /** The offsets in the mistaken text at which the problem may stand. Default: where the stretch begins. */
  places?: number[];
  /** What must be suggested, where one thing is right. */
  right?: string;
  /** Whether a machine can be sure of it, so that `--fix` must give back what was meant. */
  mendable?: true;
  /** The text that was meant. Default: as it stood before. */
  meant?: string;
  /** The file's path after the mistake. Default: it stays. */
  path?: string;
}

/** A class of mistakes: makes one at a place, where it can be made there. */
export type MistakeClass = (spot: Spot) => PlantedMistake | undefined;

/** Every place of a file where its values stand. */
export function* listSpots(site: ValidSite, file: SiteFile, schema: Schema): Generator<Spot> {
  const seen = new Set<string>();
  for (const node of allNodes(file)) {
    const at = nodeAt(file, node.path);
    // A value of a union is met once for each of its names.
    if (!at || seen.has(JSON.stringify(node.path))) continue;
    seen.add(JSON.stringify(node.path));
    const name = typeof node.key === 'string' && node.outer ? nodeAt(file, node.path, 'key') : undefined;
    yield { site, file, schema, node, own: fieldOf(node, schema), at, name };
  }
}

/** A value in a file. */
export function nodeAt(file: SiteFile, path: Path, part?: 'key'): ValidPart | undefined {
  const range = rangeOf(file, path, part);
  return range && { offset: range.offset, end: range.offset + range.length };
}

/** Another value in the place of that at a spot. */
export function replaceValue({ at }: Spot, by: unknown, more: Partial<PlantedMistake> = {}): PlantedMistake {
  return { ...at, by: JSON.stringify(by), ...more };
}

/** A value with only one possible correction. */
export function certain(spot: Spot, by: unknown, right: string): PlantedMistake {
  return replaceValue(spot, by, { right, mendable: true });
}

/** A typo in a text, which `--fix` corrects. `undefined` if the result is another valid name. */
export function withTypo(spot: Spot, text = spot.node.value as string): PlantedMistake | undefined {
  const wrong = misspell(text);
  return spot.site.words.has(wrong)
    ? undefined
    : certain(
        spot,
        (spot.node.value as string).replace(text, () => wrong),
        text,
      );
}

/** What a schema says of the field that a value is, or of the items of the list that it is in. */
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
