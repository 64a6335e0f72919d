import { workerAddress } from '../../model/schema/reserved-addresses.ts';
import type { ApiAddress } from './api-addresses.ts';
import type { BuildFacts } from './build-facts.ts';
import { fileTypes, folderTypes } from './file-types.ts';
import { cachedForEver, policyHeader, securityHeaders, withoutPolicy } from './headers.ts';
import { listRedirects } from './list-redirects.ts';
import { apiLocation, movedLine, patternLocation, unknownLocations } from './nginx-addresses.ts';
import { quote, quotePattern } from './nginx-syntax.ts';
import { notFoundPath } from './not-found.ts';
import { fileAddress, unservedPath } from './path-forms.ts';

/** A complete nginx configuration that answers like our server. It works in any folder, without root rights. */
export function nginxConf(facts: BuildFacts, api: ApiAddress[]): string {
  const prefixes = facts.languages.flatMap(({ prefix }) => prefix || []);
  const { [policyHeader]: policy = '', ...others } = securityHeaders(facts);
  const own = notFoundPath(facts.patterns);
  const unknownIn = (prefix: string) =>
    own === undefined ? prefix || '/' : quote(`${prefix}${decodeURIComponent(own)}/index.html`);
  const headers = Object.entries(others).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  return `# Serves this folder at http://localhost:8080. Written by \`npm run build\`. From outside this folder:
#   nginx -p "$PWD/dist" -c nginx.conf -g "daemon off;"
# Encryption is the business of what stands before it.
worker_processes auto;
error_log stderr;
pid /tmp/nginx.pid;

events {}

http {
  client_body_temp_path /tmp/nginx-client;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;

  types {
${lines(
  4,
  Object.entries(fileTypes).map(([type, endings]) => `${type} ${endings};`),
)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types application/feed+json application/javascript application/json application/xml text/css text/csv text/markdown text/plain text/vtt text/x-bibtex;

  # The service worker is a script that rules itself.
  map $uri $ruled_as {
    default $sent_http_content_type;
    ${workerAddress} document;
  }

  map $ruled_as $policy {
    default ${quote(policy)};
    ${quote(`~${withoutPolicy.source}`)} "";
  }

  map "$status $uri" $cache_control {
    default no-cache;
    "~^(200|304) /_/" ${quote(cachedForEver)};
    "~^40[04] /api(/|$)" no-store;
  }

  map $args $and_args {
    default "&$args";
    "" "";
  }

  # What an unknown address shows or leads to.
  map $uri $unknown {
${lines(4, [`default ${unknownIn('')};`, ...prefixes.map((prefix) => `"~^${prefix}(/|$)" ${unknownIn(prefix)};`)])}
  }

  # Old addresses, as they are asked for, and where their pages are now.
  map $request_uri $moved {
${lines(4, ['default "";', ...listRedirects(facts).map(movedLine)])}
  }

  server {
    listen 8080;
    root .;
    absolute_redirect off;
    server_tokens off;
    disable_symlinks on from=$document_root;
    access_log off;
    sendfile on;
    # The build has compressed every file that gains by it. With the module ngx_brotli, add: brotli_static on;
    gzip_static on;
    gzip_vary on;

${lines(4, [...headers, `add_header ${policyHeader} $policy always;`, 'add_header Cache-Control $cache_control always;'])}

    if ($moved) {
      return 308 $moved;
    }

    error_page 404 @missing;
    location @missing {
      types {}
      default_type text/plain;
      return 404 "Not found.";
    }

${lines(
  4,
  Object.entries(folderTypes).flatMap(([folder, type]) => [
    `location ^~ ${folder} {`,
    '  types {}',
    `  default_type ${type};`,
    '  try_files $uri =404;',
    '}',
  ]),
)}

    # A page's file is found by the page's address, not by its own.
    location ~ "/index\\.html$" {
      internal;
      error_page 404 ${own === undefined ? '= @home' : '$unknown'};
    }
    location ~ ${quotePattern(unservedPath)} {
      return 404;
    }
    location ~ ${quotePattern(fileAddress)} {
      try_files $uri $uri/index.html =404;
    }

    location = /api {
      rewrite ^ /api/ last;
    }
    location ^~ /api/ {
      types {}
      default_type application/json;
      error_page 404 405 =404 @unknown;
${lines(6, api.flatMap(apiLocation))}
      return 404;
    }
    location @unknown {
      types {}
      default_type application/json;
      return 404 ${quote(JSON.stringify({ error: { code: 'not-found', message: 'The API has no such address.' } }))};
    }

${lines(4, facts.patterns.filter(({ pattern }) => pattern !== '').flatMap(patternLocation(prefixes)))}

${lines(4, unknownLocations(prefixes, own))}
  }
}
`;
}

function lines(indent: number, texts: string[]): string {
  return texts.map((text) => ' '.repeat(indent) + text).join('\n');
}
