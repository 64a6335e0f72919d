import type { DataBinding } from '../../model/data.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { collectionMessages } from '../messages/collection-messages.ts';
import { dataMessages } from '../messages/data-messages.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { rowFields } from '../site-model.ts';
import { suggest } from '../suggest.ts';

const fittingAnswers: Rule = {
  code: 'unfit-answer',
  title: { en: 'Unsuitable data source', zh: '数据源不合适' },
  description: {
    en: 'A section whose type requires certain data fields is bound to a source that returns them.',
    zh: '区块的类型需要数据中的某些字段时，所用的数据源须返回这些字段。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { schemas }) {
    for (const { value, path, section } of nodesOf(file, 'DataBinding')) {
      const { source } = value as DataBinding;
      const { type = '' } = section.value as { type?: string };
      const [needed, given] = [schemas[`answers/${type}.schema.json`], schemas[`sources/${source}.schema.json`]];
      if (!needed || !given?.type) continue;
      const renamed = new Map(
        nodesOf(file, 'NeededField').flatMap((node) =>
          node.section === section ? [[String(node.key), node.value as string] as const] : [],
        ),
      );
      const lacking = lackedBy({ part: given, root: given }, { part: needed, root: needed, renamed }, '');
      if (lacking.length > 0)
        yield { path: [...path, 'source'], message: collectionMessages.unfit(source, type, lacking) };
    }
  },
};

/** A schema with the root that has its definitions. */
interface Within {
  part: Schema;
  root: Schema;
  /** The section's own names of a record's fields, by the needed names. */
  renamed?: ReadonlyMap<string, string>;
}

/** The needed fields that an answer lacks, with their types. */
function lackedBy(given: Within, needed: Within, field: string): string[] {
  const [is, wanted] = [opened(given), opened(needed)];
  const lacks = [`${field || 'the answer'} (${kindOf(needed)})`];
  if (wanted.items)
    return is.items ? lackedBy({ ...given, part: is.items }, { ...needed, part: wanted.items }, field) : lacks;
  if (!wanted.properties) return fits(given, needed) ? [] : lacks;
  if (!is.properties) return lacks;
  return Object.entries(wanted.properties).flatMap(([known, part]) => {
    // Only records of a list can be renamed.
    const name = (field === 'data' && needed.renamed?.get(known)) || known;
    // Another rule reports a name that no record has.
    if (name !== known && !is.properties?.[name]) return [];
    const own = is.properties?.[name];
    const isNeeded = wanted.required?.includes(known) ?? false;
    const within = { ...needed, part };
    if (!own) return isNeeded ? [`${name} (${kindOf(within)})`] : [];
    if (isNeeded && !is.required?.includes(name)) return [`${name} (${kindOf(within)})`];
    return lackedBy({ ...given, part: own }, within, name);
  });
}

/** Whether a field has the wanted type: the same definition, or the same JSON type. */
function fits(given: Within, needed: Within): boolean {
  const [name, wanted] = [given.part.$ref, needed.part.$ref];
  // Another rule reports a field of unknown type at its collection.
  if (typesOf(opened(given)).length === 0) return true;
  if (wanted !== undefined) return name === wanted;
  return typesOf(opened(given)).every((type) => typesOf(opened(needed)).includes(type));
}

function kindOf({ part, root }: Within): string {
  if (part.$ref) return part.$ref.replace('#/definitions/', '');
  return opened({ part, root }).items ? 'list' : typesOf(part).join(' | ');
}

function opened({ part, root }: Within): Schema {
  const name = part.$ref?.replace('#/definitions/', '');
  return name === undefined ? part : opened({ part: root.definitions?.[name] ?? {}, root });
}

function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat();
}

const answerFields: Rule = {
  code: 'unknown-answer-field',
  title: { en: 'Unknown data field', zh: '未知的数据字段' },
  description: {
    en: 'The fields titleFrom and descriptionFrom name a section of the same page that has data, and a field of its response.',
    zh: 'titleFrom 和 descriptionFrom 所指的是本页带 data 的区块，以及其返回数据中的字段。',
  },
  severity: 'error',
  *inFile(file, { schemas }) {
    if (!file.valid) return;
    const sources = new Map(
      nodesOf(file, 'DataBinding').flatMap(({ value, section }) => {
        const { id } = section.value as { id?: string };
        return id === undefined ? [] : [[id, (value as DataBinding).source] as const];
      }),
    );
    const sections = nodesOf(file, 'BoundSectionName');
    for (const { value, path } of sections) {
      const name = value as string;
      const ids = [...sources.keys()];
      if (!sources.has(name)) yield { path, message: dataMessages.noBoundSection(name, ids), ...suggest(name, ids) };
    }
    for (const { value, path, outer } of nodesOf(file, 'AnswerFieldName')) {
      const source = sources.get(sections.find((one) => one.outer === outer)?.value as string);
      const answered = source === undefined ? undefined : rowFields(source, schemas);
      const fields = Object.keys(answered ?? {});
      const name = value as string;
      if (source === undefined || !answered || fields.includes(name)) continue;
      yield { path, message: dataMessages.noAnswerField(name, source, fields), ...suggest(name, fields) };
    }
  },
};

/** A search field or filter needs all rows, but the browser has only one page of a paged answer. */
const wholeLists: Rule = {
  code: 'narrowed-page',
  title: { en: 'List with missing pages', zh: '列表分页不完整' },
  description: {
    en: 'A list of rows, or a section with a search field or filters, uses a response without pagination. A table without them has a pager.',
    zh: '可展开列表以及带搜索框或筛选的区块，所用的返回数据不分页；其他表格可以分页。',
  },
  severity: 'error',
  *inFile(file, { schemas }) {
    const { definitions = {} } = schemas[file.schemaPath] ?? {};
    const narrowing = [...nodesOf(file, 'RowSearch'), ...nodesOf(file, 'RowFilters')].filter(
      ({ value }) => value !== false,
    );
    for (const { value, path, section } of nodesOf(file, 'DataBinding')) {
      const { source } = value as DataBinding;
      if (!schemas[`sources/${source}.schema.json`]?.properties?.last_page) continue;
      const fields = Object.assign({}, ...section.names.map((name) => definitions[name]?.properties));
      if (fields.rows && !fields.list) {
        yield { path: [...path, 'source'], message: dataMessages.pagedList(source) };
        continue;
      }
      for (const { path, key, section: own } of narrowing)
        if (own === section) yield { path, at: 'key', message: dataMessages.narrowedPage(String(key), source) };
    }
  },
};

export const dataRules: Rule[] = [fittingAnswers, wholeLists, answerFields];
