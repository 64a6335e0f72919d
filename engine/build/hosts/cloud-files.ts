import type { Redirect } from '../../model/site.ts';
import type { ApiAddress } from './api-addresses.ts';
import type { BuildFacts } from './build-facts.ts';
import { folderTypes } from './file-types.ts';
import { cachedForEver, securityHeaders } from './headers.ts';
import { listRedirects } from './list-redirects.ts';
import { notFoundPages } from './not-found.ts';

/** `_headers` for Cloudflare Pages and Netlify: addresses, each with its headers below. */
export function headersFile(facts: BuildFacts, api: ApiAddress[]): string {
  return [
    '# The headers of Cloudflare Pages and Netlify. Written by `npm run build`.',
    '# Both let a browser ask about every file each time, unless told otherwise as here for names that hold a hash.',
    ...rule('/*', securityHeaders(facts)),
    ...rule('/_/*', { 'Cache-Control': cachedForEver }),
    ...Object.entries(folderTypes).flatMap(([folder, type]) =>
      rule(`${folder}*`, { 'Content-Type': `${type}; charset=utf-8` }),
    ),
    ...(api.length > 0 ? rule('/api/*', { 'Content-Type': 'application/json; charset=utf-8' }) : []),
    '',
  ].join('\n');
}

function rule(address: string, headers: Record<string, string>): string[] {
  return ['', address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** `_redirects`: lines that only Netlify reads, because a comment follows, and rules for both. */
export function redirectsFile(facts: BuildFacts, api: ApiAddress[]): string {
  const moved = listRedirects(facts, { folders: true }).map(({ from, to }) => ({
    from: placeholders(from),
    to: placeholders(to),
  }));
  const hasPlaceholder = ({ from }: Redirect) => from.includes('/:');
  const forNetlify = [
    ...moved.flatMap(({ from, to }) => spellings(from).map((address) => `${address} ${to} 301!`)),
    ...api.filter(({ query }) => query.length > 0).map(callLine),
    ...notFoundPages(facts.patterns, facts.languages)
      .filter(({ folder }) => folder !== '')
      .map(({ folder }) => `${folder}/* ${folder}/404.html 404`),
  ];
  return [
    '# The redirects of Cloudflare Pages and Netlify. Written by `npm run build`. Both pass a query on.',
    '# For Netlify alone, which otherwise shows the page at an old address, and knows only the 404.html of the top folder.',
    '# Cloudflare Pages finds the nearest, and has no rules for queries.',
    ...forNetlify.map((line) => `${line} ${netlifyOnly}`),
    '',
    '# Cloudflare Pages reads 2,000 fixed redirects, but only 100 from the first with a placeholder on. To it, an address',
    '# with a slash at its end is another one.',
    ...[moved.filter((rule) => !hasPlaceholder(rule)), moved.filter(hasPlaceholder)].flatMap((rules) => [
      ...rules.map(({ from, to }) => `${from} ${to} 301`),
      ...rules.map(({ from, to }) => `${from}/ ${to} 301`),
    ]),
    '',
  ].join('\n');
}

/** Ends a line for Netlify. Cloudflare Pages reports lines with more than three words, and neither reads nor counts them. */
export const netlifyOnly = '# Netlify';

/** An address as it is requested, and with the characters of its script: `netlify dev` compares only the latter. */
function spellings(address: string): string[] {
  const readable = decodeURI(address);
  return readable === address || /\s/.test(readable) ? [address] : [address, readable];
}

function callLine({ path, query }: ApiAddress): string {
  const params = query.map((name) => `${name}=:${name}`);
  return [placeholders(path), ...params, `${placeholders(path)}@${params.join('&')}`, '200'].join(' ');
}

function placeholders(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, ':$1');
}
