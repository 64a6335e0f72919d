import type { CompiledFile, Language } from '../model/compiled.ts';
import { decodePath, readAddress } from '../model/schema/address.ts';
import type { CompileContext } from './context.ts';

/** A file to download; undefined if it does not exist. */
export function fileAt(path: string, asset: CompileContext['asset']): CompiledFile | undefined {
  const facts = asset(path);
  if (!facts) return undefined;
  const { bytes, sha256, seconds } = facts;
  return { name: path.slice(path.lastIndexOf('/') + 1), bytes, sha256, ...(seconds !== undefined && { seconds }) };
}

/** The files that a prepared answer links to, by address, without pictures. */
export function filesIn(
  answer: unknown,
  language: Language,
  { site, asset }: Pick<CompileContext, 'site' | 'asset'>,
): Record<string, CompiledFile> {
  const folders = Object.keys(site.bases ?? {}).flatMap((base) => {
    const address = readAddress(`${base}:`, site, language);
    return address.kind === 'file' ? [address.href] : [];
  });
  const found: Record<string, CompiledFile> = {};
  for (const href of textsIn(answer).flatMap((text) => addressesIn(text, folders))) {
    const path = decodePath(href.slice(1));
    const file = asset(path)?.width === undefined ? fileAt(path, asset) : undefined;
    if (file) found[href] = file;
  }
  return found;
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function addressesIn(text: string, folders: string[]): string[] {
  if (text.includes('<')) return [...text.matchAll(/\shref="(\/[^"]+)"/g)].map(([, href]) => href as string);
  if (/^\/[^\s/]/.test(text)) return [text];
  // A relative name has an extension; this avoids a lookup for each word.
  return /^[^\s:/][^\s:]*\.\w+$/.test(text) ? folders.map((folder) => folder + text) : [];
}
