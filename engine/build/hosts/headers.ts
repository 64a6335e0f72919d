import { workerAddress } from '../../model/schema/reserved-addresses.ts';
import type { BuildFacts } from './build-facts.ts';

/** The header that rules what a document may load. */
export const policyHeader = 'Content-Security-Policy';

/** The part of the policy that the dev server sends too: browsers drop `style` and handlers in a page's HTML, as on the built site. */
export const attributePolicy = "style-src-attr 'none';script-src-attr 'none'";

/**
 * The types, as a pattern of `Content-Type`, that the policy is not sent with: it rules what runs or loads something when it is
 * opened as a document. On scripts, styles, data and pictures without script in them it would be two kilobytes that mean nothing.
 */
export const withoutPolicy = /javascript|css|json|^(image\/(?!svg)|video|audio|font)/;

/** Whether an answer is sent with the policy, by its address without query and its type. The service worker is a script that rules itself. */
export function hasPolicy(path: string, type: string): boolean {
  return path === workerAddress || !withoutPolicy.test(type);
}

/**
 * The one table of security headers. The server sends it with every answer, and the files for other hosts are written from
 * it. The policy admits only the build's own inline pieces.
 */
export function securityHeaders(facts: BuildFacts): Record<string, string> {
  return {
    [policyHeader]: policyOf(facts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(facts.isPreview && { 'X-Robots-Tag': 'noindex' }),
    // The filters of old browsers, which this turns off, could be used against a page.
    'X-XSS-Protection': '0',
  };
}

function policyOf({
  scriptHashes,
  styleHashes,
  frames,
  images,
  collectors = [],
  apis = [],
  formActions = [],
}: BuildFacts): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', ...images],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...collectors, ...apis],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...formActions],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['pagewright', 'pagewright-worker', 'dompurify', 'default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

/** How long a browser may keep a file whose name holds a hash: for ever. */
export const cachedForEver = 'public, max-age=31536000, immutable';

/** How long a file may be cached: hashed ones for ever, all others are asked about each time. */
export function cacheControl(path: string): string {
  return /^\/?_\//.test(path) ? cachedForEver : 'no-cache';
}
