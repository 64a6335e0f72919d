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

/** `_redirects`: first what both Cloudflare Pages and Netlify understand, then what only Netlify does. */
export function redirectsFile(facts: BuildFacts, api: ApiAddress[]): string {
  const moved = listRedirects(facts)
    .map(({ from, to }) => `${placeholders(from)} ${placeholders(to)} 301`)
    // Cloudflare Pages takes 2,000 fixed redirects, but only 100 from the first with a placeholder on.
    .sort((a, b) => Number(a.includes('/:')) - Number(b.includes('/:')));
  const unknown = notFoundPages(facts.patterns, facts.languages)
    .filter(({ folder }) => folder !== '')
    .map(({ folder }) => `${folder}/* ${folder}/404.html 404`);
  const calls = api.filter(({ query }) => query.length > 0).map(callLine);
  return [
    '# The redirects of Cloudflare Pages and Netlify. Written by `npm run build`.',
    '# Both pass a query on. Netlify shows the page that stands at an old address, which leads on by itself.',
    ...moved,
    '',
    '# What follows is for Netlify; Cloudflare Pages ignores it. It finds the nearest 404.html by itself, and cannot tell',
    '# addresses apart by their query: there the pages of the API that have one are unknown.',
    ...unknown,
    ...calls,
    '',
  ].join('\n');
}

function callLine({ path, query }: ApiAddress): string {
  const params = query.map((name) => `${name}=:${name}`);
  return [placeholders(path), ...params, `${placeholders(path)}@${params.join('&')}`, '200'].join(' ');
}

function placeholders(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, ':$1');
}
