import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location } from 'vscode-languageserver/node';
import { rangeOf } from '../check/located-json.ts';
import { markdownNamesIn, nodesOf, type SiteFile } from '../check/site-files.ts';
import { filesByName, routeFor, type SiteModel } from '../check/site-model.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import type { Path } from '../model/schema/walk.ts';
import { headingNamed } from '../refactor/references/headings.ts';
import { type NameReference, referenceRange } from '../refactor/references/name-reference.ts';
import { findNamedRecords } from '../refactor/references/records.ts';
import { codeFolders } from '../site/code-folders.ts';
import { rangeAtPath, toRange } from './document-ranges.ts';
import { findSymbol } from './find-symbol.ts';

/** Where the name at an offset of a file is defined. Empty if there is no name, or its definition is not in a file. */
export function findDefinition(file: SiteFile, offset: number, model: SiteModel, folder: string): Location[] {
  const symbol = findSymbol(file, offset, model);
  const found = symbol ? definitionOf(symbol, model, folder) : [];
  if (found.length > 0) return found;
  const named = includedFileAt(file, offset, model);
  return named ? [{ uri: uriOf(folder, named.file), range: start }] : [];
}

const start = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

export function uriOf(folder: string, file: string): string {
  return pathToFileURL(join(folder, file)).href;
}

/** The definitions of what a reference names. */
export function definitionOf({ kind, name }: NameReference, model: SiteModel, folder: string): Location[] {
  const files = filesByName(model);
  const at = (file: SiteFile | undefined, path: Path, part?: 'key'): Location[] =>
    file ? [{ uri: uriOf(folder, file.file), range: rangeAtPath(file, path, part) }] : [];
  const [collection = '', ...rest] = name.split('.');
  const declared = files.get(`pages/collections/${collection}.json`);
  switch (kind) {
    case 'route':
      return at(routeFor(fillSlugs(name, model.site), model)?.file, ['route']);
    case 'anchor': {
      const [path = '', id = ''] = name.split(/#(.*)/s);
      const file = files.get(path);
      return file ? nodesOf(file, 'Anchor').flatMap((node) => (node.value === id ? at(file, node.path) : [])) : [];
    }
    case 'heading': {
      const heading = headingNamed(name, model);
      if (!heading) return [];
      const { file, text } = heading.file;
      return [{ uri: uriOf(folder, file), range: toRange(text, referenceRange(heading)) }];
    }
    case 'asset':
      return [{ uri: uriOf(folder, `assets/${name}`), range: start }];
    case 'record':
      return findNamedRecords(model).flatMap((one) => (one.name === name ? at(one.at.file, one.at.path) : []));
    case 'collection':
      return at(declared, []);
    case 'source':
      return declared ? at(declared, ['answers', rest.join('.')], 'key') : inCode('sources', name, folder);
    case 'field':
      return declared ? at(declared, ['fields', rest.at(-1) ?? ''], 'key') : inCode('sources', name, folder);
    case 'type':
      return inCode('sections', name, folder);
  }
}

/** The TypeScript that declares a section type or a source. */
function inCode(kind: 'sections' | 'sources', name: string, folder: string): Location[] {
  const found = Object.entries(codeFolders(kind, folder)).find(([one]) => name === one || name.startsWith(`${one}.`));
  const names = kind === 'sections' ? ['descriptor.ts'] : ['response.ts', 'endpoint.ts'];
  const file = found && names.map((one) => join(found[1], one)).find((path) => existsSync(path));
  return file ? [{ uri: pathToFileURL(file).href, range: start }] : [];
}

/** The shared file or the Markdown file that a value at an offset names. */
function includedFileAt(file: SiteFile, offset: number, model: SiteModel): SiteFile | undefined {
  const isHere = ({ path }: { path: Path }) => isWithin(rangeOf(file, path), offset);
  const shared = nodesOf(file, 'SharedName').find(isHere);
  if (shared) return model.shared.get(String(shared.value));
  const markdown = file.isPlain ? undefined : markdownNamesIn(file).find(isHere);
  return markdown?.target === undefined ? undefined : filesByName(model).get(markdown.target);
}

function isWithin(range: { offset: number; length: number } | undefined, offset: number): boolean {
  return range !== undefined && range.offset <= offset && offset <= range.offset + range.length;
}
