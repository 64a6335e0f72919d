import { collectionsIn } from '../../check/record-pages.ts';
import { nodesOf, type SiteFile } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import type { ForEach } from '../../model/for-each.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { placeholderRanges } from '../../model/schema/placeholders.ts';
import { isPrefix, valueAt } from '../../model/schema/pointer.ts';
import type { Path } from '../../model/schema/walk.ts';
import { createKeyReference, createReference, type NameReference } from './name-reference.ts';

/** The fields that repeated objects name: in their `forEach`, and in braces in their texts and addresses. */
export function listRepetitionNames(file: SiteFile, model: SiteModel): NameReference[] {
  const templates = nodesOf(file, 'ForEach').map(({ value, path }): Template => {
    const { collection, field, where } = value as ForEach;
    const fields = Object.keys(collectionsIn(model).get(collection)?.fields ?? {});
    return { path: path.slice(0, -1), collection, field, where, names: field === undefined ? fields : [field] };
  });
  return templates.flatMap((template) => {
    const { path, collection, field, where, names } = template;
    const at = [...path, 'forEach'];
    const inner = templates.filter((one) => one.path.length > path.length && isPrefix(path, one.path));
    const isShadowed = (name: string, text: Path) =>
      inner.some((one) => isPrefix(one.path, text) && one.names.includes(name) && !isWhere(one, text));
    return [
      ...(field === undefined ? [] : [createReference('field', `${collection}.${field}`, file, [...at, 'field'])]),
      ...Object.keys(where ?? {}).map((name) =>
        createKeyReference('field', `${collection}.${name}`, file, [...at, 'where', name]),
      ),
      ...stringsIn(valueAt(file.value, path), path)
        .filter((one) => !isPrefix(at, one.path))
        .flatMap(({ text, path }) =>
          placeholderRanges(text).flatMap(({ name, at }) =>
            names.includes(name) && !isShadowed(name, path)
              ? createReference('field', `${collection}.${name}`, file, path, at, at + name.length)
              : [],
          ),
        ),
    ];
  });
}

interface Template extends Pick<ForEach, 'collection' | 'field' | 'where'> {
  /** The path of the repeated object. */
  path: Path;
  /** The fields that it fills in. */
  names: string[];
}

/** Whether a text is a condition of a repetition, in which the names around it are filled in. */
function isWhere({ path }: Template, text: Path): boolean {
  return isPrefix([...path, 'forEach', 'where'], text);
}

function stringsIn(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key])) : [];
}
