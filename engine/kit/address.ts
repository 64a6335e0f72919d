import type { CompiledFile, CompiledSite, CompiledTarget } from '../descriptor/compiled.ts';

/**
 * The target of an address that came with data: whole, or relative to a named base of the site. `undefined` for an empty
 * one, one with control characters, and for any scheme but http, https, mailto and tel, which is then shown as plain words.
 * `files` is what the compiler knew of the files that the data leads to; a target among them carries its size and checksum.
 */
export function dataTarget(
  address: unknown,
  site: CompiledSite,
  base?: string,
  files?: Record<string, CompiledFile>,
): CompiledTarget | undefined {
  const text = typeof address === 'string' ? address.trim() : '';
  // Browsers drop control characters: with a tab between its slashes, `//host` would pass for a path.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (text === '' || /[\u0000-\u001f\u007f]/.test(text)) return undefined;
  const whole = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(text);
  const href = whole ? text : `${(base && site.bases[base]) || '/'}${text}`;
  if (/^\/(?![/\\])/.test(href)) {
    const file = files?.[href];
    return { href, ...(/\.pdf(?:[?#]|$)/i.test(href) && { newTab: true as const }), ...(file && { file }) };
  }
  if (/^https?:\/\/[^/]/i.test(href)) return { href, external: true, newTab: true };
  return /^(?:mailto|tel):/i.test(href) ? { href } : undefined;
}

/**
 * The words for an address that has none of its own: what follows its first `skip` characters, or its file name when it
 * is no longer than that or `skip` is left out. Percent-encoded names are decoded.
 */
export function addressLabel(address: string, skip?: number): string {
  if (skip !== undefined && address.length > skip) return decoded(address.slice(skip));
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return decoded(path.slice(path.lastIndexOf('/') + 1)) || address;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
