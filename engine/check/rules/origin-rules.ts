import type { RecordOrigin } from '../../model/record-origin.ts';
import { type ParsedCollection, parseCollection } from '../../model/schema/collections.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { readUrl } from '../../model/schema/read-url.ts';
import { fileOfOrigin, originIdentity, parseLock, snapshotFiles } from '../../model/schema/record-snapshot.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { recordFilesOf } from '../record-pages.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { suggest } from '../suggest.ts';

/** Headers and parameters that usually hold a secret. */
const secretName = /^(proxy-)?authorization$|^cookie$|(^|[-_.])(api-?_?key|key|token|secret|password|passwd)$/i;

/** Wrong parts of the origin that a collection's records come from. */
export function* originFaults(file: SiteFile, { from, fields }: ParsedCollection): Generator<RuleFinding> {
  if (!from || nodesOf(file, 'RecordOrigin').length === 0) return;
  const names = Object.keys(fields);
  for (const name of Object.keys(from.fields ?? {}))
    if (!names.includes(name))
      yield {
        path: ['from', 'fields', name],
        at: 'key',
        message: t('noField', { name, fields: names }),
        ...suggest(name, names),
      };
  for (const { value, path } of nodesOf(file, 'OriginValues'))
    for (const [name, one] of Object.entries(value as object))
      if (typeof one === 'string' && secretName.test(name))
        yield { path: [...path, name], message: t('secretInJson', { name }) };
  for (const { value, path } of nodesOf(file, 'WebAddress')) {
    for (const [name] of readUrl(String(value))?.searchParams ?? [])
      if (secretName.test(name)) yield { path, message: t('secretInJson', { name }), wrong: name };
  }
}

/** A build uses the records of the last pull, so they must be those of the origin that the collection names. */
const outdatedSnapshot = defineRule('outdated-snapshot', {
  firm: true,
  *onSite(model) {
    for (const file of model.ofKind('collection')) {
      const [, name = ''] = /^pages\/collections\/(.+)\.json$/.exec(file.file) ?? [];
      const { from } = parseCollection(file.value);
      // An origin with an error is reported first.
      if (!from || nodesOf(file, 'RecordOrigin').length === 0) continue;
      const message = snapshotMessage(name, from, model);
      if (message) yield { file, path: ['from'], at: 'key', message };
      const { records } = snapshotFiles(name);
      for (const other of recordFilesOf(model).get(name) ?? [])
        if (other.file !== `assets/${records}`)
          yield { file: other, path: [], message: t('fileBesideSnapshot', { name, collection: file.file }) };
    }
  },
});

function snapshotMessage(
  name: string,
  from: RecordOrigin,
  { textOf, checksumOf, ...model }: SiteModel,
): Message | undefined {
  const { records, lock: lockFile } = snapshotFiles(name);
  if (!model.ofKind('record').some(({ file }) => file === `assets/${records}`)) return t('noSnapshot', { name });
  if (!textOf || !checksumOf) return undefined;
  const lock = parseLock(textOf(lockFile));
  if (lock?.sha256 !== checksumOf(records)) return t('editedSnapshot', { name, file: `assets/${records}` });
  if (sortedJson(lock?.from) !== sortedJson(originIdentity(from))) return t('outdatedSnapshot', { name });
  const origin = fileOfOrigin(from);
  const file = `records/${name}/${origin}`;
  if (origin !== undefined && lock?.file !== checksumOf(file))
    return t('outdatedFile', { name, file: `assets/${file}` });
  return undefined;
}

/** JSON that does not depend on the order of keys. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, one) =>
    isJsonObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
}

export const originRules = [outdatedSnapshot];
