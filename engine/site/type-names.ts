/** Converts a folder's name to a TypeScript name: `modal-table` → `ModalTable`, `news.list` → `NewsList`. */
export function pascalCase(folder: string): string {
  return folder.replace(/(^|[-.])([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

/** The folder in `assets/records/` of a record type: `BugListRecord` → `bug-list`. */
export function collectionFolder(recordType: string): string {
  return recordType
    .replace(/Record$/, '')
    .replace(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase();
}

/** The schema with the values of a source's parameter on a site: `news.item` and `id` → `ParamsOfNewsItem.id`. */
export function paramsList(source: string, parameter: string): string {
  return `ParamsOf${pascalCase(source)}.${parameter}`;
}
