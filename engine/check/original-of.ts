/** What distinguishes a file from its copies: its path, and the names in its content. */
interface Named {
  file: string;
  names: (string | number | undefined)[];
}

/**
 * Of several items that have the same name, the one that was there first: its file is called by a name of its content, because a copy of
 * a file (`about-copy.json`) keeps the content and not the file's name. If no file is, the first of all.
 */
export function originalOf<Item>(items: Item[], namedBy: (item: Item) => Named): Item {
  const isOriginal = (item: Item) => {
    const { file, names } = namedBy(item);
    const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return names.some((name) => String(name) === stem);
  };
  return items.find(isOriginal) ?? (items[0] as Item);
}
