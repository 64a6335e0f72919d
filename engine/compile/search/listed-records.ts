import type { CompiledSection } from '../../model/compiled.ts';
import { rowAnchor, sectionsIn } from '../../model/page-file.ts';
import type { SchemaNode } from '../../model/schema/walk.ts';
import type { CompileContext } from '../context.ts';
import { htmlWords } from '../text.ts';
import type { TextGroup } from './nodes-by-kind.ts';
import { type NodesByKind, namingFields } from './nodes-by-kind.ts';

/** The records that a page's sections show. Records with their own pages are found there. */
export function listedRecords(
  sections: CompiledSection[],
  kinds: NodesByKind,
  { sources }: CompileContext,
): TextGroup[] {
  const naming = namingFields(kinds);
  const written = new Map((kinds.get('Section') ?? []).map((node) => [idOf(node), node]));
  const leadOn = new Set((kinds.get('RowTarget') ?? []).map(({ section }) => idOf(section)));
  return sectionsIn(sections).flatMap(({ id, data }): TextGroup[] => {
    const section = written.get(id);
    if (data?.answer === undefined || !section) return [];
    const shown = [...section.shown].flatMap(([field, as]) => (as === 'link' || as === 'date' ? [] : field));
    const fields = new Set([naming.get(section) ?? '', ...shown]);
    const kind = sources[data.source]?.endpoint.collection ?? 'row';
    const { answer } = data;
    const rows = Array.isArray(answer) ? answer : (answer as { data?: unknown }).data;
    if (!Array.isArray(rows)) return [{ kind, anchor: '', texts: wordsOf(data.answer as object, fields) }];
    if (leadOn.has(id)) return [];
    return rows.map((row, place) => ({ kind, anchor: rowAnchor(id, row, place), texts: wordsOf(row, fields) }));
  });
}

function idOf({ value }: SchemaNode): string {
  return (value as { id: string }).id;
}

/** The texts of the fields that a section shows, or of all fields if it names none. */
function wordsOf(record: object, fields: Set<string>): string[] {
  const values = record as Record<string, unknown>;
  const named = fields.size > 1 ? [...fields] : Object.keys(values);
  return named.flatMap((field) => {
    const value = values[field];
    if (typeof value === 'object' && value !== null && 'html' in value) return htmlWords(String(value.html));
    return typeof value === 'string' ? value : [];
  });
}
