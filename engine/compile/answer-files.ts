import type { CompiledFile, Language } from '../model/compiled.ts';
import { withoutBase } from '../model/page-file.ts';
import { decodePath, fileBases } from '../model/schema/address.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import type { CompileContext } from './context.ts';
import { fileHref } from './languages.ts';

/** A file to download; undefined if it does not exist. */
export function fileAt(path: string, asset: CompileContext['asset']): CompiledFile | undefined {
  const facts = asset(path);
  if (!facts) return undefined;
  const { bytes, sha256, seconds } = facts;
  return { name: path.slice(path.lastIndexOf('/') + 1), bytes, sha256, ...(seconds !== undefined && { seconds }) };
}

/** The files at the addresses of a prepared answer, by address, without pictures. */
export function filesAt(
  addresses: readonly string[],
  { site, asset }: Pick<CompileContext, 'site' | 'asset'>,
): Record<string, CompiledFile> {
  const found: Record<string, CompiledFile> = {};
  for (const href of addresses) {
    const path = decodePath(withoutBase(href, folderOnHost(site))?.slice(1) ?? '');
    const isPicture = path.startsWith('images/') && asset(path)?.width !== undefined;
    const file = isPicture ? undefined : fileAt(path, asset);
    if (file) found[href] = file;
  }
  return found;
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** All texts in a prepared answer that can be addresses of files: links in HTML, paths, and names relative to a base. */
export function addressesIn(answer: unknown, language: Language, { site }: Pick<CompileContext, 'site'>): string[] {
  const folders = Object.values(fileBases(site, language));
  return textsIn(answer).flatMap((text) => addressesInText(text, folders, site));
}

function addressesInText(text: string, folders: string[], site: CompileContext['site']): string[] {
  if (text.includes('<')) return [...text.matchAll(/\shref="(\/[^"]+)"/g)].map(([, href]) => href as string);
  if (/^\/[^\s/]/.test(text)) return [fileHref(text, { site })];
  // A relative name has an extension; this avoids a lookup for each word.
  return /^[^\s:/][^\s:]*\.\w+$/.test(text) ? folders.map((folder) => fileHref(folder + text, { site })) : [];
}
