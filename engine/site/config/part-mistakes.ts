import { statSync } from 'node:fs';
import { join } from 'node:path';
import { normalize } from 'node:path/posix';
import { t } from '../../check/messages/messages.ts';
import { suggest } from '../../check/suggest.ts';
import type { Path } from '../../model/schema/walk.ts';
import { codeFolders, ownFolders, partsFolder } from '../code-folders.ts';
import type { ValueMistake } from './value-mistake.ts';

/** The mistakes in the path of a part's module. */
export function* findPathMistakes(value: unknown, path: Path, site: string): Iterable<ValueMistake> {
  const file = typeof value === 'string' ? normalize(value) : '';
  if (!file.startsWith(`${partsFolder}/`) || !/\.[jt]sx?$/.test(file))
    yield { path, message: t('configPart', { key: path.join('.'), name: String(path.at(-1)) }) };
  else if (!statSync(join(site, file), { throwIfNoEntry: false })?.isFile())
    yield { path, message: t('configPartMissing', { key: path.join('.'), file }) };
}

/** A section type that is replaced must be of the engine or a pack: the site changes its own in place. */
export function* findTypeMistakes(type: string, path: Path, site: string): Iterable<ValueMistake> {
  const own = ownFolders(site);
  const folders = Object.entries(codeFolders('sections', site));
  const types = folders.filter(([, folder]) => !own.includes(folder)).map(([name]) => name);
  if (!types.includes(type)) yield { path, message: t('configPartType', { type }), ...suggest(type, types) };
}
