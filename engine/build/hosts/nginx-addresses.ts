import { splitAddress } from '../../model/schema/redirects.ts';
import type { Redirect } from '../../model/site.ts';
import type { ApiAddress } from './api-addresses.ts';
import type { ServedPattern } from './build-facts.ts';
import { escapePattern, escapeVariables, quote, toPattern } from './nginx-syntax.ts';

/** An entry of the redirect map. It matches the raw address: a decoded line break would end up in a header. */
export const movedLine =
  (base: string) =>
  ({ from, to }: Redirect): string => {
    const [path, rest] = splitAddress(escapeVariables(to));
    const [, query = '', anchor = ''] = /^(\??[^#]*)(.*)$/s.exec(rest) ?? [];
    const address = path.replace(/\{(\w+)\}/g, '${old_$1}') + (query ? `${query}$and_args` : '$is_args$args') + anchor;
    return `${quote(`~^${base && `(${escapePattern(base)})?`}${inAnySpelling(toPattern(from, 'old_', '[^/?#]+'))}/*(\\?|$)`)} ${quote(address)};`;
  };

/** A pattern whose percent-encoded characters may also be in small letters, or unencoded. */
function inAnySpelling(pattern: string): string {
  return pattern.replace(/(?:%[\dA-F]{2})+/g, (encoded) => {
    const anyCase = encoded.replace(/[A-F]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
    return `(?:${anyCase}|${escapePattern(decodeURIComponent(encoded))})`;
  });
}

/** Serves a route with parameters: its page, the template with a 404, or the fallback. */
export const patternLocation =
  (prefixes: string[], base: string) =>
  ({ pattern, data, fallback }: ServedPattern, index: number): string[] => {
    const template = decodeURIComponent(data);
    const unknown = fallback === undefined ? quote(`$language${template}/index.html`) : `= @fallback_${index}`;
    return [
      `location ~ ${quote(`^(?<language>${prefixes.join('|')})${prefixes.length > 0 ? '?' : ''}${toPattern(decodeURIComponent(pattern), 'route_')}/*$`)} {`,
      `  error_page 404 ${unknown};`,
      `  if ($uri ~ ${quote(`${toPattern(template, '')}/*$`)}) {`,
      '    return 404;',
      '  }',
      '  try_files $uri $uri/index.html =404;',
      '}',
      ...(fallback === undefined
        ? []
        : [
            `location @fallback_${index} {`,
            `  return 302 ${quote(`${base}$language${escapeVariables(fallback || '/')}`)};`,
            '}',
          ]),
    ];
  };

/** Serves all other addresses: a page, or the site's not-found page with a 404, or a redirect home. */
export function unknownLocations(prefixes: string[], own: string | undefined): string[] {
  if (own === undefined)
    return [
      'location / {',
      '  try_files $uri $uri/index.html @home;',
      '}',
      'location @home {',
      '  return 302 $unknown;',
      '}',
    ];
  const language = prefixes.length > 0 ? `(${prefixes.join('|')})?` : '';
  return [
    `location ~ ${quote(`^${language}${escapePattern(decodeURIComponent(own))}/*$`)} {`,
    '  error_page 404 $unknown;',
    '  return 404;',
    '}',
    'location / {',
    '  error_page 404 $unknown;',
    '  try_files $uri $uri/index.html =404;',
    '}',
  ];
}

/** Serves an API address: its files, and a 400 for a malformed parameter. */
export function apiLocation({ path, query, forms }: ApiAddress): string[] {
  const inPath = (name: string) => path.includes(`{${name}}`);
  const variable = (name: string) => (inPath(name) ? `$in_${name}` : `$arg_${name}`);
  const file = path.replace(/\{(\w+)\}/g, (_, name: string) => variable(name));
  const search = query.map((name) => `${name}=${variable(name)}`).join('&');
  const wrong = (name: string) =>
    JSON.stringify({ error: { code: 'bad-parameter', message: `The parameter "${name}" is not of the right form.` } });
  return [
    `location ~ ${quote(`^${toPattern(path, 'in_')}/?$`)} {`,
    ...Object.entries(forms).flatMap(([name, form]) => [
      `  if (${variable(name)} !~ ${quote(form)}) {`,
      `    return 400 ${quote(wrong(name))};`,
      '  }',
    ]),
    `  try_files ${quote(file + (search && `@${search}`))} =404;`,
    '}',
  ];
}
