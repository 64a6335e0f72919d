import { t } from '../../check/messages/messages.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { readUrl } from '../../model/schema/read-url.ts';
import type { Path } from '../../model/schema/walk.ts';
import type { ValueMistake } from './value-mistake.ts';

/** What pages have already, or what would change how they are shown. */
const engineMeta = /^(charset|viewport|description|robots|theme-color|color-scheme|referrer|og:.*|twitter:.*)$/i;

const linkKinds = [
  'author',
  'dns-prefetch',
  'help',
  'license',
  'me',
  'pgpkey',
  'preconnect',
  'stylesheet',
  'webmention',
];

/** Markup that would end a script or begin another element, and the places of the document's template. */
const unsafeCode = /<\/?(script|style)|<!--|%(html|head|body|scripts)%/i;

const external = ['src', 'type', 'integrity', 'data', 'connect'];

const fields: Record<string, readonly string[]> = {
  meta: ['name', 'property', 'content'],
  link: ['rel', 'href', 'type', 'title', 'integrity'],
  script: [...external, 'code'],
};

/** The mistakes in an entry of `head`. */
export function* headEntry(value: unknown, path: Path): Iterable<ValueMistake> {
  const [kind = '', ...others] = isJsonObject(value) ? Object.keys(value) : [];
  const entry = isJsonObject(value) ? value[kind] : undefined;
  if (others.length > 0 || !Object.hasOwn(fields, kind) || !isJsonObject(entry)) {
    yield { path, message: t('headKind', { key: path.join('.') }) };
    return;
  }
  const inside = [...path, kind];
  yield* fieldMistakes(entry, inside, fields[kind] ?? []);
  if (kind === 'meta') yield* metaMistakes(entry, inside);
  else if (kind === 'link') yield* linkMistakes(entry, inside);
  else yield* scriptMistakes(entry, inside);
}

/** The mistakes in `analytics`. */
export function* analyticsScript(value: unknown, path: Path): Iterable<ValueMistake> {
  if (!isJsonObject(value) || value.src === undefined) return yield { path, message: t('analyticsScript') };
  yield* fieldMistakes(value, path, external);
  yield* scriptMistakes(value, path);
}

/** Unknown fields, and those that must be texts. */
function* fieldMistakes(entry: Record<string, unknown>, path: Path, known: readonly string[]): Iterable<ValueMistake> {
  for (const name of Object.keys(entry))
    if (!known.includes(name))
      yield { path: [...path, name], message: t('configKey', { key: name, keys: [...known] }) };
  for (const name of ['name', 'property', 'content', 'rel', 'href', 'title', 'integrity', 'src', 'code'])
    if (entry[name] !== undefined && typeof entry[name] !== 'string')
      yield { path: [...path, name], message: t('headText', { key: name }) };
}

function* metaMistakes(entry: Record<string, unknown>, path: Path): Iterable<ValueMistake> {
  if ((entry.name === undefined) === (entry.property === undefined) || entry.content === undefined)
    yield { path, message: t('headMeta') };
  for (const key of ['name', 'property'])
    if (engineMeta.test(String(entry[key])))
      yield { path: [...path, key], message: t('headTaken', { name: String(entry[key]) }) };
}

function* linkMistakes(entry: Record<string, unknown>, path: Path): Iterable<ValueMistake> {
  if (!linkKinds.includes(String(entry.rel)))
    yield { path: [...path, 'rel'], message: t('headRel', { rels: linkKinds }) };
  yield* addressMistakes(entry.href, [...path, 'href']);
}

function* scriptMistakes(entry: Record<string, unknown>, path: Path): Iterable<ValueMistake> {
  const { src, code, data = {}, connect = [], type } = entry;
  if ((src === undefined) === (code === undefined) || (code !== undefined && Object.keys(entry).length > 1))
    yield { path, message: t('headScript') };
  if (src !== undefined) yield* addressMistakes(src, [...path, 'src']);
  if (unsafeCode.test(String(code))) yield { path: [...path, 'code'], message: t('headCode') };
  if (type !== undefined && type !== 'module') yield { path: [...path, 'type'], message: t('headType') };
  const names = isJsonObject(data) ? Object.entries(data) : [['', undefined] as const];
  if (names.some(([name, value]) => !/^[a-z][a-z\d-]*$/.test(name) || typeof value !== 'string'))
    yield { path: [...path, 'data'], message: t('headData') };
  const isOrigin = (one: unknown) =>
    typeof one === 'string' && readUrl(one)?.origin === one && one.startsWith('https:');
  if (!Array.isArray(connect) || !connect.every(isOrigin))
    yield { path: [...path, 'connect'], message: t('headConnect') };
}

function* addressMistakes(value: unknown, path: Path): Iterable<ValueMistake> {
  const isPath = typeof value === 'string' && /^\/(?![/\\])/.test(value);
  if (!isPath && !(typeof value === 'string' && value.startsWith('https://') && readUrl(value)))
    yield { path, message: t('headAddress', { key: String(path.at(-1)) }) };
}
