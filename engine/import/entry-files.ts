import { relativeSchemaPath } from '../generate/scaffold/schema-path.ts';
import { formatJson } from '../generate/scaffold/write-new-files.ts';
import type { ImportTarget } from './imported-content.ts';
import type { PlacedEntry } from './place-entries.ts';

/** The files of a page: every language shows the same title and text, until they are translated. */
export function pageFiles(
  { entry, name, route }: PlacedEntry,
  markdown: string,
  { folder, input }: ImportTarget,
): Record<string, string> {
  const file = `pages/${name}.json`;
  return {
    [`pages/${name}.md`]: markdown,
    [file]: formatJson({
      $schema: relativeSchemaPath(folder, input.files, file, 'page.schema.json'),
      id: name,
      route,
      title: entry.title || name,
      ...(entry.isDraft && { draft: true }),
      sections: [{ type: 'article', id: 'text', content: `${name}.md` }],
    }),
  };
}

interface RecordValues {
  number: number;
  markdown: string;
  /** The name of its picture below `assets/images/`. */
  picture: string | undefined;
  /** A text in the language of the content. */
  inLanguage(text: string): unknown;
}

/** The files of a post: its record, and its text. */
export function recordFiles(
  { entry, name }: PlacedEntry,
  { number, markdown, picture, inLanguage }: RecordValues,
  { collection }: ImportTarget,
): Record<string, string> {
  const title = entry.title || name;
  return {
    [`assets/records/${collection}/${name}.md`]: markdown,
    [`assets/records/${collection}/${name}.json`]: formatJson({
      id: number,
      slug: name,
      title: inLanguage(title),
      summary: inLanguage(entry.summary || title),
      time: entry.day,
      ...(entry.category !== undefined && { category: entry.category }),
      ...(entry.tags.length > 0 && { tags: inLanguage(entry.tags.join(', ')) }),
      ...(picture !== undefined && { picture: `/images/${picture}` }),
      ...(entry.isDraft && { draft: true }),
      content: inLanguage(`${name}.md`),
    }),
  };
}
