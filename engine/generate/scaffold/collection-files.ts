import type { Message } from '../../check/messages/message.ts';
import type { CollectionDescriptor, RecordField } from '../../model/collection.ts';
import type { FieldKind } from '../../model/record-kinds.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { type ScaffoldField, writeLabel } from './fields.ts';
import { translateTexts } from './site-texts.ts';
import templateTexts from './template-texts.json' with { type: 'json' };
import type { Texts } from './texts.ts';
import { formatJson } from './write-new-files.ts';

interface NewCollection {
  name: string;
  description: Texts;
  fields: ScaffoldField[];
  languages: string[];
  kinds: Record<string, Schema>;
  /** The value of `$schema` in the new file. */
  schema: string;
  picture: string;
}

/** The kinds of fields by which an address can choose one record. */
const naming: string[] = ['RecordId', 'RecordSlug'] satisfies FieldKind[];
const days: string[] = ['Day', 'OpenDay', 'CompactDay', 'Month', 'Year'] satisfies FieldKind[];

/** The file of a collection and that of its first record, by their paths. Where no field names a record, a number is added. */
export function createCollectionFiles({ fields: given, ...about }: NewCollection): Record<string, string> {
  const isNamed = given.some(({ kind }) => naming.includes(kind));
  const number: ScaffoldField = { name: 'id', kind: 'RecordId', optional: false, fields: [], choices: [] };
  const fields = isNamed ? given : [number, ...given];
  const { name } = about;
  return {
    [`pages/collections/${name}.json`]: formatJson(declaration({ ...about, fields })),
    [`assets/records/${name}/first.json`]: formatJson(firstRecord({ ...about, fields })),
  };
}

function declaration({ schema, name, description, fields, languages, kinds }: NewCollection): CollectionDescriptor {
  const own = fields.find(({ kind }) => naming.includes(kind))?.name ?? '';
  const day = fields.find(({ kind }) => days.includes(kind))?.name;
  const explained = ({ kind }: ScaffoldField) => kinds.RecordKinds?.properties?.[kind] ?? {};
  const sentence = (text: Message) => translateTexts(text, languages) as RecordField['description'];
  const field = (one: ScaffoldField): RecordField => ({
    title: sentence({ ...writeLabel(one.kind, one.name), zh: explained(one).titleZh ?? '' }),
    kind: one.kind as FieldKind,
    description: sentence({ en: explained(one).description ?? '', zh: explained(one).zh ?? '' }),
    ...(one.optional && { optional: true }),
  });
  return {
    $schema: schema,
    title: writeLabel('section', name).en as CollectionDescriptor['title'],
    description: description as CollectionDescriptor['description'],
    fields: Object.fromEntries(fields.map((one) => [one.name, field(one)])),
    order: [...(day ? [{ field: day, descending: true }] : []), { field: own }],
    answers: {
      all: {
        type: 'list',
        path: `/api/v1/${name}/all`,
        description: sentence(templateTexts.allRecords),
      },
      item: {
        type: 'record',
        path: `/api/v1/${name}/{${own}}`,
        description: sentence(templateTexts.oneRecord),
      },
    },
  };
}

function firstRecord({ fields, languages, kinds, picture }: NewCollection): Record<string, unknown> {
  const own = fields.find(({ kind }) => naming.includes(kind));
  const today = new Date().toISOString().slice(0, 10);
  const value = (kind: string): unknown => {
    const values: Record<string, unknown> = {
      RecordId: 1,
      RecordSlug: 'first',
      // A record may refer to itself, because no other record exists yet.
      RecordReference: own?.kind === 'RecordSlug' ? 'first' : 1,
      PlainText: translateTexts(templateTexts.firstRecord, languages),
      HtmlText: translateTexts(templateTexts.firstHtml, languages),
      Markdown: translateTexts(templateTexts.firstRecord, languages),
      DataAddress: '/',
      DataPicture: picture,
      Day: today,
      OpenDay: today,
      CompactDay: today.replaceAll('-', ''),
      Month: today.slice(0, 7),
      Year: today.slice(0, 4),
      string: 'First',
      number: 1,
      boolean: true,
    } satisfies Partial<Record<FieldKind, unknown>>;
    return values[kind] ?? kinds[kind]?.formExample;
  };
  return Object.fromEntries(fields.filter(({ optional }) => !optional).map(({ name, kind }) => [name, value(kind)]));
}
