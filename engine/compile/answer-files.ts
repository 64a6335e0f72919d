import type { CompiledFile, Language } from '../model/compiled.ts';
import { decodePath, readAddress } from '../model/schema/address.ts';
import type { CompileContext } from './context.ts';

/** A file as a visitor downloads it; `undefined` when there is none at this path under `assets/`. */
export function fileAt(path: string, asset: CompileContext['asset']): CompiledFile | undefined {
  const facts = asset(path);
  if (!facts) return undefined;
  const { bytes, sha256, seconds } = facts;
  return { name: path.slice(path.lastIndexOf('/') + 1), bytes, sha256, ...(seconds !== undefined && { seconds }) };
}

/**
 * The files of this site that a prepared answer leads to, by the address under which the page links them: whole addresses,
 * names relative to one of the site's folders, and links in HTML. Pictures are left out: they are seen, not downloaded.
 */
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

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What a text may lead to: each link of HTML, or the text itself when it can be an address. */
function addressesIn(text: string, folders: string[]): string[] {
  if (text.includes('<')) return [...text.matchAll(/\shref="(\/[^"]+)"/g)].map(([, href]) => href as string);
  if (/^\/[^\s/]/.test(text)) return [text];
  // A relative name has an ending; this spares every other word a look at the disk.
  return /^[^\s:/][^\s:]*\.\w+$/.test(text) ? folders.map((folder) => folder + text) : [];
}
