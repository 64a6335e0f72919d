import type { Path } from '../../schema/walk.ts';
import { idsIn } from '../facts.ts';
import type { Rule } from '../rule.ts';
import { allMet, metOf, type SiteFile } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { dataWords } from '../words/data-words.ts';

/** Anchors lead to one place only, and so do the names of tabs and menu entries. */
export const uniqueIds: Rule = {
  code: 'duplicate-id',
  says: 'Ids of sections and of downloads are unique on their page, those of tabs and menu entries in their section.',
  severity: 'error',
  *inFile(file, model) {
    if (file.kind !== 'page' && file.kind !== 'shared') return;
    const taken = new Set<string>();
    for (const { id, path } of anchors(file, model)) {
      if (taken.has(id)) yield { path, message: dataWords.takenOnPage(id) };
      taken.add(id);
    }
    const names = new Set<string>();
    for (const { value, path } of [...metOf(file, 'Tab'), ...metOf(file, 'MenuEntry')]) {
      const { id } = value as { id: string };
      const name = `${id} ${sectionPath(path)}`;
      if (names.has(name)) yield { path: [...path, 'id'], message: dataWords.takenInSection(id) };
      names.add(name);
    }
  },
};

/** A file's anchors in order; those that an include brings are at fault at the include. */
function* anchors(file: SiteFile, { shared }: SiteModel): Generator<{ id: string; path: Path }> {
  for (const met of allMet(file)) {
    const { value, names } = met;
    const { id, name = '' } = (value ?? {}) as { id?: string; name?: string };
    if (names.includes('Include')) {
      const included = shared.get(name);
      if (included && file.kind === 'page')
        for (const inner of idsIn(included)) yield { id: inner, path: [...met.path, 'name'] };
    } else if ((names.includes('Section') || names.includes('DownloadRow')) && id !== undefined)
      yield { id, path: [...met.path, 'id'] };
  }
}

/** The path of the section that a tab or a menu entry belongs to. */
function sectionPath(path: Path): string {
  return path
    .slice(0, Math.max(path.lastIndexOf('tabs'), path.indexOf('menu', path.lastIndexOf('sections'))))
    .join('/');
}
