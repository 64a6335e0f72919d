import type { SiteFile } from '../check/site-files.ts';
import type { SiteModel } from '../check/site-model.ts';
import { collectReferences } from '../refactor/references/collect-references.ts';
import { type NameReference, referenceRange } from '../refactor/references/name-reference.ts';
import { type ResolvedName, resolveName } from '../refactor/references/resolve-name.ts';
import { Refusal } from '../site/files/refusal.ts';

/** The reference at an offset of a file. Of nested ones the shortest: in `news.list`, `news` is the collection. */
export function findSymbol(file: SiteFile, offset: number, model: SiteModel): NameReference | undefined {
  const around = collectReferences(file, model).flatMap((reference) => {
    const range = referenceRange(reference);
    return range.offset <= offset && offset <= range.offset + range.length ? { reference, length: range.length } : [];
  });
  return around.sort((a, b) => a.length - b.length)[0]?.reference;
}

/** The names of what a reference refers to. A field of a response is that of its collection. */
export function resolveSymbol({ kind, name }: NameReference, model: SiteModel): ResolvedName {
  if (kind !== 'field') return { kind, names: [name] };
  const [collection = '', ...rest] = name.split('.');
  try {
    return resolveName('field', `${collection}.${rest.at(-1)}`, model);
  } catch (error) {
    if (error instanceof Refusal) return { kind, names: [name] };
    throw error;
  }
}
