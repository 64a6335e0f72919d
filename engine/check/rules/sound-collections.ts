import type { CollectionAnswer, CollectionFeed } from '../../model/collection.ts';
import {
  answerFields,
  collectionInFile,
  isInherited,
  isParameterField,
  type ParsedCollection,
  pageLanguage,
  parametersOf,
  parseCollection,
} from '../../model/schema/collections.ts';
import { placeholdersIn } from '../../model/schema/placeholders.ts';
import { publishingFields } from '../../model/schema/publishing.ts';
import type { Path } from '../../model/schema/walk.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { rowAddressesIn } from '../rows.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { originFaults } from './origin-rules.ts';

export const soundCollections = defineRule('wrong-collection', {
  firm: true,
  *inFile(file) {
    if (file.kind !== 'collection') return;
    const own = collectionInFile(file.file) ?? '';
    if (!/^[a-z][a-z0-9-]*$/.test(own)) yield { path: [], message: t('badFileName', { name: own }) };
    else if (isInherited(own)) yield { path: [], message: t('inheritedFileName', { name: own }) };
    const collection = parseCollection(file.value);
    const fields = Object.keys(collection.fields);
    for (const { value, path } of nodesOf(file, 'CollectionField')) {
      const name = value as string;
      if (!fields.includes(name)) yield { path, message: t('noField', { name, fields }), ...suggest(name, fields) };
    }
    for (const name of fields) {
      const isTaken = publishingFields.includes(name);
      const message = nameMessage(name, /^[A-Za-z]\w*$/) ?? (isTaken ? t('takenName', { name }) : undefined);
      if (message) yield { path: ['fields', name], at: 'key', message };
    }
    // A field with an error is reported only once.
    const sound = new Set(nodesOf(file, 'RecordField').map(({ key }) => String(key)));
    for (const [name, field] of Object.entries(collection.fields).filter(([name]) => sound.has(name))) {
      const wrong =
        field.enum && field.kind !== 'string'
          ? 'enum'
          : field.collection && field.kind !== 'RecordReference'
            ? 'collection'
            : '';
      if (wrong)
        yield {
          path: ['fields', name, wrong],
          at: 'key',
          message: t('ofOtherKind', { property: wrong, kind: field.kind }),
        };
    }
    if (collection.feed && nodesOf(file, 'CollectionFeed').length > 0) yield* feedFaults(collection.feed, collection);
    yield* originFaults(file, collection);
    for (const { value, path } of rowAddressesIn(file))
      for (const name of placeholdersIn(value as string))
        if (!Object.hasOwn(collection.fields, name))
          yield { path, message: t('noField', { name, fields }), ...inBraces(name, fields) };
    for (const [name, answer] of Object.entries(collection.answers)) {
      const message = nameMessage(name, /^[a-z][a-z0-9-]*$/);
      if (message) yield { path: ['answers', name], at: 'key', message };
      // Errors in the answer itself come first.
      if (nodesOf(file, 'CollectionAnswer').some(({ key }) => key === name))
        yield* faultsOf(name, answer, collection, sound);
    }
  },
  *onSite({ ofKind }) {
    const taken = new Map<string, string>();
    const all = ofKind('collection').flatMap((file) =>
      Object.entries(parseCollection(file.value).answers).map(([name, { path }]) => ({ file, name, path })),
    );
    for (const { file, name, path } of all) {
      const address = path.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{}');
      const at: Path = ['answers', name, 'path'];
      const first = taken.get(address);
      // The static file of one address would be a folder of the other.
      const above = [...taken.keys()].find((one) => one.startsWith(`${address}/`) || address.startsWith(`${one}/`));
      if (first) yield { file, path: at, message: t('takenPath', { path, file: first }) };
      else if (above) yield { file, path: at, message: t('pathAbove', { path, other: above.replaceAll('{}', '…') }) };
      else taken.set(address, file.file);
    }
  },
});

function nameMessage(name: string, form: RegExp): Message | undefined {
  if (!form.test(name)) return t('badName', { name });
  return isInherited(name) ? t('inheritedName', { name }) : undefined;
}

function inBraces(name: string, fields: string[]) {
  return { wrong: `{${name}}`, ...suggest(name, fields, (near) => `{${near}}`) };
}

function* faultsOf(
  name: string,
  answer: CollectionAnswer,
  collection: ParsedCollection,
  sound: Set<string>,
): Generator<RuleFinding> {
  const at = (...path: Path): Path => ['answers', name, ...path];
  const { path, pageSize, type } = answer;
  const fields = Object.keys(collection.fields);
  const params = parametersOf(path);
  const paged = params.includes('page') && !fields.includes('page');
  for (const param of params.filter((one) => !(one === 'page' && (paged || pageSize !== undefined)))) {
    const field = Object.hasOwn(collection.fields, param) ? collection.fields[param] : undefined;
    const asked = fields.filter((one) => collection.fields[one] && isParameterField(collection.fields[one]));
    if (!field)
      yield {
        path: at('path'),
        message: t('noParameterField', { name: param, fields: asked }),
        ...inBraces(param, asked),
      };
    else if (sound.has(param) && (!isParameterField(field) || field.optional))
      yield { path: at('path'), message: t('unasked', { name: param, fields: asked }), wrong: `{${param}}` };
  }
  if (collection.languages === 'some' && params.includes(pageLanguage))
    yield { path: at('path'), message: t('languageIsAdded'), wrong: `{${pageLanguage}}` };
  if (type === 'record' && params.length === 0) yield { path: at('path'), message: t('recordOfNone') };
  if (type === 'record' && pageSize !== undefined)
    yield { path: at('pageSize'), at: 'key', message: t('sizeOfRecord') };
  if (type === 'list' && answer.adjacent) yield { path: at('adjacent'), at: 'key', message: t('adjacentOfList') };
  if (type === 'list' && pageSize !== undefined && !paged) yield { path: at('path'), message: t('pagesWithoutPage') };
  if (paged && pageSize === undefined && type === 'list') yield { path: at(), message: t('pageWithoutSize') };
  const given = Object.keys(answerFields(collection, answer));
  for (const [index, field] of (answer.optional ?? []).entries())
    if (fields.includes(field) && !given.includes(field))
      yield { path: at('optional', index), message: t('notGiven', { field }), ...suggest(field, given) };
  const day = answer.filter && collection.fields[answer.filter.field];
  if (day && !['Day', 'OpenDay', 'CompactDay', 'Month', 'Year'].includes(day.kind))
    yield {
      path: at('filter', 'field'),
      message: t('noDateField', { field: answer.filter?.field ?? '', fields: daysIn(collection) }),
    };
}

function* feedFaults({ date, content }: CollectionFeed, collection: ParsedCollection): Generator<RuleFinding> {
  const { fields } = collection;
  const kindOf = (name: string) => fields[name]?.kind;
  const html = Object.keys(fields).filter((name) => isLong(kindOf(name)));
  if (kindOf(date) && !daysIn(collection).includes(date))
    yield { path: ['feed', 'date'], message: t('noDateField', { field: date, fields: daysIn(collection) }) };
  if (content !== undefined && kindOf(content) && !isLong(kindOf(content)))
    yield { path: ['feed', 'content'], message: t('noHtmlField', { field: content, fields: html }) };
}

/** Whether a field has a long text, which answers have as HTML. */
function isLong(kind: string | undefined): boolean {
  return kind === 'HtmlText' || kind === 'Markdown';
}

function daysIn({ fields }: ParsedCollection): string[] {
  return Object.keys(fields).filter((name) => /Day$|^Month$|^Year$/.test(fields[name]?.kind ?? ''));
}
