import { workerAddress } from '../../model/schema/reserved-addresses.ts';
import type { ApiAddress } from './api-addresses.ts';
import type { BuildFacts } from './build-facts.ts';
import { fileTypes, folderTypes } from './file-types.ts';
import {
  cachedForEver,
  documentHeaders,
  drawing,
  drawingPolicy,
  policyHeader,
  securityHeaders,
  withoutPolicy,
} from './headers.ts';
import { listRedirects } from './list-redirects.ts';
import { apiLocation, movedLine, patternLocation, unknownLocations } from './nginx-addresses.ts';
import { escapePattern, quote, quotePattern } from './nginx-syntax.ts';
import { notFoundPath } from './not-found.ts';
import { fileAddress, unservedPath } from './path-forms.ts';
import { readHostTemplate } from './read-host-template.ts';

/** A complete nginx configuration that answers like our server. It works in any folder, without root rights. */
export function nginxConf(facts: BuildFacts, api: ApiAddress[]): string {
  const { base = '' } = facts;
  const prefixes = facts.languages.flatMap(({ prefix }) => prefix || []);
  const { [policyHeader]: policy = '', ...headers } = securityHeaders(facts);
  const ofDocuments = Object.entries(headers).filter(([name]) => documentHeaders.includes(name));
  const withoutDocument = quote(`~${withoutPolicy.source}`);
  const own = notFoundPath(facts.patterns);
  const unknownIn = (prefix: string) =>
    own === undefined ? base + (prefix || '/') : quote(`${prefix}${decodeURIComponent(own)}/index.html`);
  const parts: Record<string, string | string[]> = {
    types: Object.entries(fileTypes).map(([type, endings]) => `${type} ${endings};`),
    worker: workerAddress,
    policy: quote(policy),
    drawingPolicy: `${drawing} ${quote(drawingPolicy)}`,
    withoutPolicy: withoutDocument,
    documentHeaders: ofDocuments.flatMap(([name, value]) => [
      `map $ruled_as ${variableOf(name)} {`,
      `  default ${quote(value)};`,
      `  ${withoutDocument} "";`,
      '}',
    ]),
    cachedForEver: quote(cachedForEver),
    unknown: [`default ${unknownIn('')};`, ...prefixes.map((prefix) => `"~^${prefix}(/|$)" ${unknownIn(prefix)};`)],
    moved: ['default "";', ...listRedirects(facts).map(movedLine(base))],
    folder: base === '' ? [] : [`rewrite ${quote(`^${escapePattern(base)}(?=/|$)/?(.*)$`)} /$1;`],
    headers: Object.entries(headers).map(([name, value]) => {
      return `add_header ${name} ${documentHeaders.includes(name) ? variableOf(name) : quote(value)} always;`;
    }),
    folders: Object.entries(folderTypes).flatMap(([folder, type]) => [
      `location ^~ ${folder} {`,
      '  types {}',
      `  default_type ${type};`,
      '  try_files $uri =404;',
      '}',
    ]),
    unknownFile: own === undefined ? '= @home' : '$unknown',
    unservedPath: quotePattern(unservedPath),
    fileAddress: quotePattern(fileAddress),
    api: api.flatMap(apiLocation),
    noAddress: quote(JSON.stringify({ error: { code: 'not-found', message: 'The API has no such address.' } })),
    patterns: facts.patterns.filter(({ pattern }) => pattern !== '').flatMap(patternLocation(prefixes, base)),
    unknownAddresses: unknownLocations(prefixes, own),
  };
  return readHostTemplate('nginx.conf').replace(/( *)\{\{(\w+)\}\}/g, (_, indent: string, name: string) =>
    [parts[name] ?? []]
      .flat()
      .map((line) => indent + line)
      .join('\n'),
  );
}

/** The variable of a header: `$x_frame_options`. nginx does not send an empty one. */
function variableOf(header: string): string {
  return `$${header.toLowerCase().replaceAll('-', '_')}`;
}
