/** `modal-table` and `news.list` → `ModalTable` and `NewsList`: how a folder's name is spelled in TypeScript. */
export function pascalCase(folder: string): string {
  return folder.replace(/(^|[-.])([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

/** `BugListRecord` → `bug-list`: the folder under `assets/records/` that a record type describes. */
export function collectionFolder(recordType: string): string {
  return recordType
    .replace(/Record$/, '')
    .replace(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase();
}

/** `news.item` and `id` → `ParamsOfNewsItem.id`: the list of the values that a source's parameter has on a site. */
export function paramsList(source: string, parameter: string): string {
  return `ParamsOf${pascalCase(source)}.${parameter}`;
}
