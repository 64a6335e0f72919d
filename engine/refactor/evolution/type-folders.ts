import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../site/files/files.ts';
import { root } from '../../site/paths.ts';
import type { SchemaLanguage } from './schema-language.ts';

/** Folders of the repository by the types that they declare: `engine/sections/tabs` by `Tab`. */
export type TypeFolders = Record<string, string>;

/** The folder that declares each type of a language. Throws for a type that not exactly one folder declares. */
export async function findTypeFolders(
  { definitions }: Pick<SchemaLanguage, 'definitions'>,
  repository = root,
): Promise<TypeFolders> {
  const declaring = (await listFiles(join(repository, 'engine'))).filter((file) =>
    /^model\/[^/]+\.ts$|^(sections|client\/sources)\/[^/]+\/descriptor\.ts$/.test(file),
  );
  const found = new Map<string, Set<string>>();
  for (const file of declaring) {
    const text = await readFile(join(repository, 'engine', file), 'utf8');
    const folder = `engine/${file.slice(0, file.lastIndexOf('/'))}`;
    for (const name of listExportedTypes(text)) found.set(name, (found.get(name) ?? new Set()).add(folder));
  }
  const home = (type: string): [string, string] => {
    const [folder, second] = found.get(type) ?? [];
    if (!folder) throw new Error(`no descriptor.ts under engine/ exports the type ${type}.`);
    if (second) throw new Error(`both ${folder} and ${second} export a type ${type}: give one of them another name.`);
    return [type, folder];
  };
  return Object.fromEntries(Object.keys(definitions).map(home));
}

/** The names of the types that a descriptor's source text exports. */
export function listExportedTypes(text: string): string[] {
  return [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
}
