import type { Path, SchemaNode } from '../../model/schema/walk.ts';
import { idsIn } from '../facts.ts';
import type { Rule } from '../rule.ts';
import { allNodes, nodesOf, type SiteFile } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { dataWords } from '../words/data-words.ts';

/** Anchors lead to one place only, and so do the names of tabs and menu entries. */
export const uniqueIds: Rule = {
  code: 'duplicate-id',
  says: {
    en: 'Ids of sections and of downloads are unique on their page, those of tabs and menu entries and the names of a form’s fields in their section, and what its options keep in their field.',
    zh: '区块和下载行的 id 在本页唯一，标签页和菜单项的 id、表单字段的名称在所属区块中唯一，选项的值在所属字段中唯一。',
  },
  severity: 'error',
  *inFile(file, model) {
    if (file.kind !== 'page' && file.kind !== 'shared') return;
    const taken = new Set<string>();
    for (const { id, path } of anchors(file, model)) {
      if (taken.has(id)) yield { path, message: dataWords.takenOnPage(id) };
      taken.add(id);
    }
    const choices = nodesOf(file, 'ChoiceName');
    for (const { value, path } of repeated(choices, ({ section }) => section))
      yield { path, message: dataWords.takenInSection(value as string) };
    const options = nodesOf(file, 'OptionName');
    // An option stands in the list of its field.
    for (const { value, path } of repeated(options, ({ path }) => path.slice(0, -2).join('/')))
      yield { path, message: dataWords.takenInField(value as string) };
  },
};

/** The names that another of the same group has before them. */
function* repeated(names: Iterable<SchemaNode>, groupOf: (name: SchemaNode) => unknown): Generator<SchemaNode> {
  const groups = new Map<unknown, Set<unknown>>();
  for (const name of names) {
    const group = groupOf(name);
    const taken = groups.get(group) ?? new Set();
    groups.set(group, taken);
    if (taken.has(name.value)) yield name;
    taken.add(name.value);
  }
}

/** A file's anchors in order; those that an include brings are at fault at the include. */
function* anchors(file: SiteFile, { shared }: SiteModel): Generator<{ id: string; path: Path }> {
  const brings = nodesOf(file, 'SharedName').length > 0;
  // Thousands of files bring none: what they mean otherwise need not be gone through for those that do.
  for (const { value, path, names } of brings ? allNodes(file) : nodesOf(file, 'Anchor')) {
    if (names.includes('Anchor')) yield { id: value as string, path };
    const included = names.includes('SharedName') && file.kind === 'page' && shared.get(value as string);
    if (included) for (const id of idsIn(included)) yield { id, path };
  }
}
