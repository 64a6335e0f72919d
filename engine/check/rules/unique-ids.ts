import type { Path, SchemaNode } from '../../schema/walk.ts';
import { idsIn } from '../facts.ts';
import type { Rule } from '../rule.ts';
import { allNodes, nodesOf, type SiteFile } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { dataWords } from '../words/data-words.ts';

/** Anchors lead to one place only, and so do the names of tabs and menu entries. */
export const uniqueIds: Rule = {
  code: 'duplicate-id',
  says: {
    en: 'Ids of sections and of downloads are unique on their page, those of tabs and menu entries in their section.',
    zh: '区块和下载行的 id 在本页唯一，标签页和菜单项的 id 在所属区块中唯一。',
  },
  severity: 'error',
  *inFile(file, model) {
    if (file.kind !== 'page' && file.kind !== 'shared') return;
    const taken = new Set<string>();
    for (const { id, path } of anchors(file, model)) {
      if (taken.has(id)) yield { path, message: dataWords.takenOnPage(id) };
      taken.add(id);
    }
    const choices = new Map<SchemaNode, Set<unknown>>();
    for (const { value, path, section } of nodesOf(file, 'ChoiceName')) {
      const names = choices.get(section) ?? new Set();
      choices.set(section, names);
      if (names.has(value)) yield { path, message: dataWords.takenInSection(value as string) };
      names.add(value);
    }
  },
};

/** A file's anchors in order; those that an include brings are at fault at the include. */
function* anchors(file: SiteFile, { shared }: SiteModel): Generator<{ id: string; path: Path }> {
  for (const { value, path, names } of allNodes(file)) {
    if (names.includes('Anchor')) yield { id: value as string, path };
    const included = names.includes('SharedName') && file.kind === 'page' && shared.get(value as string);
    if (included) for (const id of idsIn(included)) yield { id, path };
  }
}
