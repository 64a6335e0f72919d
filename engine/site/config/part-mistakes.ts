import { statSync } from 'node:fs';
import { join } from 'node:path';
import { normalize } from 'node:path/posix';
import { t } from '../../check/messages/messages.ts';
import { suggest } from '../../check/suggest.ts';
import type { Path } from '../../model/schema/walk.ts';
import { codeFolders, partsFolder } from '../code-folders.ts';
import { root } from '../paths.ts';
import type { ValueMistake } from './value-mistake.ts';

/** The mistakes in the path of a part's module. */
export function* findPathMistakes(value: unknown, path: Path, site: string): Iterable<ValueMistake> {
  const file = typeof value === 'string' ? normalize(value) : '';
  if (!file.startsWith(`${partsFolder}/`) || !/\.[jt]sx?$/.test(file))
    yield { path, message: t('configPart', { key: path.join('.'), name: String(path.at(-1)) }) };
  else if (!statSync(join(site, file), { throwIfNoEntry: false })?.isFile())
    yield { path, message: t('configPartMissing', { key: path.join('.'), file }) };
}

/** A section type that is replaced must be the engine's: the site changes its own in place. */
export function* findTypeMistakes(type: string, path: Path): Iterable<ValueMistake> {
  const types = Object.keys(codeFolders('sections', root));
  if (!types.includes(type)) yield { path, message: t('configPartType', { type }), ...suggest(type, types) };
}
