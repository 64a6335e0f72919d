import type { DataBinding } from '../../model/data.ts';
import { collectionOfSource } from '../../model/schema/collections.ts';
import { definitionName, openSchema } from '../../model/schema/expansion.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { sourcesIn } from '../bindings.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { rowFields } from '../site-model.ts';
import { suggest } from '../suggest.ts';

const fittingAnswers = defineRule('unfit-answer', {
  firm: true,
  *inFile(file, { schemas }) {
    const { definitions = {} } = schemas[file.schemaPath] ?? {};
    for (const { value, path, section } of nodesOf(file, 'DataBinding')) {
      const { source } = value as DataBinding;
      const { type = '' } = section.value as { type?: string };
      const [needed, given] = [schemas[`answers/${type}.schema.json`], schemas[`sources/${source}.schema.json`]];
      const showsRows = section.names.some((name) => definitions[name]?.properties?.rows);
      const showsRecord = needed !== undefined && answerOf(needed) === undefined;
      const answer = given && answerOf(given);
      if ((showsRows && answer === 'record') || (showsRecord && answer === 'list')) {
        const collection = collectionOfSource(source);
        const others = sourcesIn(schemas).filter((one) => {
          const other = answerOf(schemas[`sources/${one}.schema.json`] ?? {});
          return one.startsWith(`${collection}.`) && other !== undefined && other !== answer;
        });
        const message = t(showsRows ? 'noRowsAnswer' : 'noRecordAnswer', { source, type, others: examples(others) });
        yield { path: [...path, 'source'], message };
        continue;
      }
      if (!needed || !given?.type) continue;
      const renamed = new Map(
        nodesOf(file, 'NeededField').flatMap((node) =>
          node.section === section ? [[String(node.key), node.value as string] as const] : [],
        ),
      );
      const lacking = lackedBy({ part: given, root: given }, { part: needed, root: needed, renamed }, '');
      if (lacking.length === 0) continue;
      const names = { en: lacking.join(', '), zh: lacking.join('、').replaceAll('the answer', '返回数据') };
      yield { path: [...path, 'source'], message: t('unfitAnswer', { source, type, lacking: names }) };
    }
  },
});

/** Whether an answer is one record, or a list or a page of one. Undefined if the schema does not say. */
function answerOf(schema: Schema): 'record' | 'list' | undefined {
  const answer = opened({ part: schema, root: schema });
  if (answer.items) return 'list';
  const { data } = answer.properties ?? {};
  if (data && opened({ part: data, root: schema }).items) return 'list';
  return answer.properties && 'record';
}

function examples(sources: string[]): Message {
  if (sources.length === 0) return { en: '', zh: '' };
  return { en: `, such as ${sources.join(', ')}`, zh: `，例如 ${sources.join('、')}` };
}

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
  if (part.$ref) return definitionName(part.$ref);
  return opened({ part, root }).items ? 'list' : typesOf(part).join(' | ');
}

function opened({ part, root }: Within): Schema {
  return openSchema(part, root.definitions);
}

function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat();
}

const answerFields = defineRule('unknown-answer-field', {
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
      if (!sources.has(name)) yield { path, message: t('noBoundSection', { id: name, ids }), ...suggest(name, ids) };
    }
    for (const { value, path, outer } of nodesOf(file, 'AnswerFieldName')) {
      const source = sources.get(sections.find((one) => one.outer === outer)?.value as string);
      const answered = source === undefined ? undefined : rowFields(source, schemas);
      const fields = Object.keys(answered ?? {});
      const name = value as string;
      if (source === undefined || !answered || fields.includes(name)) continue;
      yield { path, message: t('noAnswerField', { name, source, fields }), ...suggest(name, fields) };
    }
  },
});

/** A search field, filter or grouping needs all rows, but the browser has only one page of a paged answer. */
const wholeLists = defineRule('narrowed-page', {
  *inFile(file, { schemas }) {
    const { definitions = {} } = schemas[file.schemaPath] ?? {};
    const narrowing = ['RowSearch', 'RowFilters', 'RowGrouping']
      .flatMap((kind) => nodesOf(file, kind))
      .filter(({ value }) => value !== false);
    for (const { value, path, section } of nodesOf(file, 'DataBinding')) {
      const { source } = value as DataBinding;
      if (!schemas[`sources/${source}.schema.json`]?.properties?.last_page) continue;
      const fields = Object.assign({}, ...section.names.map((name) => definitions[name]?.properties));
      if (fields.rows && !fields.list) {
        yield { path: [...path, 'source'], message: t('pagedList', { source }) };
        continue;
      }
      for (const { path, key, section: own } of narrowing)
        if (own === section) yield { path, at: 'key', message: t('narrowedPage', { field: key, source }) };
    }
  },
});

export const dataRules = [fittingAnswers, wholeLists, answerFields];
