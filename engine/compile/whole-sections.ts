import type { Markdown } from '../model/kinds.ts';
import { templatePath } from '../model/schema/expand-repetitions.ts';
import { codesOf } from '../model/schema/languages.ts';
import { withoutPublishing } from '../model/schema/publishing.ts';
import type { Schema } from '../model/schema/schema.ts';
import { type Path, type SchemaNode, walk } from '../model/schema/walk.ts';
import type { Include, Section } from '../model/section.ts';
import { type ChapterContext, chapterOf, rewriteAnchors, sectionSchema, withChapterTexts } from './chapters.ts';
import type { CompileContext } from './context.ts';
import { markdownHtml } from './markdown-html.ts';

/** A page's sections at every depth, with shared sections and chapters inserted, and an id for each. */
export function wholeSections(sections: Section[], file: string | undefined, context: CompileContext): Section[] {
  const { site, shared, origin, fileOf, markdown } = context;
  const root = sectionSchema(context);
  const htmlOf = markdownHtml(codesOf(site), markdown);
  // The lists of sections, outer ones first.
  const lists: Section[][] = [];
  const whole = (list: Section[], path: Path, file: string | undefined, chapter?: ChapterContext): Section[] => {
    const made: Section[] = [];
    lists.push(made);
    const add = (section: Section, path: Path, file: string | undefined) => {
      const sectionsAt: Path[] = [];
      // The outer page shows how to report a mistake.
      if (chapter && reportsPage(section, root)) return;
      const page = chapter || path.length > 2 ? undefined : chapterOf(section, context);
      const nested = ({ value, names, path: inside }: SchemaNode) => {
        if (names.includes('Markdown')) return { value: htmlOf(value as Markdown, file ?? '') };
        if (chapter && typeof value === 'string') return { value: rewriteAnchors(value, names, chapter.page) };
        if (!names.includes('Sections')) return undefined;
        sectionsAt.push(inside);
        const shown = page && whole(page.sections, ['sections'], fileOf?.(page), { page, id: section.id ?? page.id });
        return { value: [...(shown ?? []), ...whole(value as Section[], [...path, ...inside], file, chapter)] };
      };
      // An instance of a repeated section is at the place of its template.
      const at = templatePath(section) ?? path;
      const place = file && origin && { file, pointer: `/${at.join('/')}`, ...origin.positionOf(file, at) };
      const written = page ? withChapterTexts(section, page) : section;
      const { id, ...copy } = withoutPublishing(walk(written, root, nested) as Section);
      made.push({
        ...(id !== undefined && { id: chapter ? `${chapter.id}-${id}` : id }),
        ...copy,
        ...(sectionsAt.length > 0 && { sectionsAt }),
        ...(place && { place }),
      });
    };
    for (const [index, section] of list.entries()) {
      if (section.type === 'include') {
        const { name } = section as Include;
        const from = `pages/shared/${name}.json`;
        for (const [at, one] of (shared.get(name) ?? []).entries()) add(one, ['sections', at], from);
      } else add(section, [...path, index], file);
    }
    return made;
  };
  const made = whole(sections, ['sections'], file);
  nameAll(lists);
  return made;
}

function reportsPage(section: Section, root: Schema): boolean {
  let found = false;
  walk(section, root, ({ outer, names, value }) => {
    if (!outer) return undefined;
    found ||= names.includes('ReportTarget');
    return { value };
  });
  return found;
}

/** Gives each section without an id a free one after its type: `table`, `table-2`. */
function nameAll(lists: Section[][]): void {
  const taken = new Set(lists.flatMap((list) => list.flatMap(({ id }) => id ?? [])));
  for (const section of lists.flat()) {
    const { type } = section;
    let id = section.id ?? type;
    for (let count = 2; section.id === undefined && taken.has(id); count++) id = `${type}-${count}`;
    taken.add(id);
    section.id = id;
  }
}
