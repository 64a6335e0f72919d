import { splitAddress } from '../../model/schema/redirects.ts';
import type { Redirect } from '../../model/site.ts';
import type { ApiAddress } from './api-addresses.ts';
import type { ServedPattern } from './build-facts.ts';
import { captured, literal, quoted, withoutVariables } from './nginx-words.ts';

/**
 * A line of the map of old addresses. They are matched as they were sent, still encoded: a decoded line break would
 * otherwise end up in a header.
 */
export function movedLine({ from, to }: Redirect): string {
  const [path, rest] = splitAddress(withoutVariables(to));
  const [, query = '', anchor = ''] = /^(\??[^#]*)(.*)$/s.exec(rest) ?? [];
  const address = path.replace(/\{(\w+)\}/g, '${old_$1}') + (query ? `${query}$and_args` : '$is_args$args') + anchor;
  return `${quoted(`~^${captured(from, 'old_', '[^/?#]+')}/*(\\?|$)`)} ${quoted(address)};`;
}

/**
 * The answer to a route with parameters: the page of the value, else a 404 with the pattern's template, or the way to its
 * fallback. The template itself is no page.
 */
export const patternLocation =
  (prefixes: string[]) =>
  ({ pattern, data, fallback }: ServedPattern, index: number): string[] => {
    const template = decodeURIComponent(data);
    const unknown = fallback === undefined ? quoted(`$language${template}/index.html`) : `= @fallback_${index}`;
    return [
      `location ~ ${quoted(`^(?<language>${prefixes.join('|')})${prefixes.length > 0 ? '?' : ''}${captured(decodeURIComponent(pattern), 'route_')}/*$`)} {`,
      `  error_page 404 ${unknown};`,
      `  if ($uri ~ ${quoted(`${captured(template, '')}/*$`)}) {`,
      '    return 404;',
      '  }',
      '  try_files $uri $uri/index.html =404;',
      '}',
      ...(fallback === undefined
        ? []
        : [
            `location @fallback_${index} {`,
            `  return 302 ${quoted(`$language${withoutVariables(fallback || '/')}`)};`,
            '}',
          ]),
    ];
  };

/**
 * The answer to every address that no other location has: the page that is there, else the site's own page with a 404, or the way
 * home. The own page has no address.
 */
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
    `location ~ ${quoted(`^${language}${literal(decodeURIComponent(own))}/*$`)} {`,
    '  error_page 404 $unknown;',
    '  return 404;',
    '}',
    'location / {',
    '  error_page 404 $unknown;',
    '  try_files $uri $uri/index.html =404;',
    '}',
  ];
}

/** The answers of an address of the API: its files, and a 400 for a parameter of the wrong form. */
export function apiLocation({ path, query, forms }: ApiAddress): string[] {
  const inPath = (name: string) => path.includes(`{${name}}`);
  const variable = (name: string) => (inPath(name) ? `$in_${name}` : `$arg_${name}`);
  const file = path.replace(/\{(\w+)\}/g, (_, name: string) => variable(name));
  const search = query.map((name) => `${name}=${variable(name)}`).join('&');
  const wrong = (name: string) =>
    JSON.stringify({ error: { code: 'bad-parameter', message: `The parameter "${name}" is not of the right form.` } });
  return [
    `location ~ ${quoted(`^${captured(path, 'in_')}/?$`)} {`,
    ...Object.entries(forms).flatMap(([name, form]) => [
      `  if (${variable(name)} !~ ${quoted(form)}) {`,
      `    return 400 ${quoted(wrong(name))};`,
      '  }',
    ]),
    `  try_files ${quoted(file + (search && `@${search}`))} =404;`,
    '}',
  ];
}
