import { workerAddress } from '../../model/schema/reserved-addresses.ts';
import type { BuildFacts } from './build-facts.ts';

export const policyHeader = 'Content-Security-Policy';

/** Content types that are no documents. The policy of pages, which has two kilobytes, does not affect them. */
export const withoutPolicy = /javascript|css|json|^(image\/(?!svg)|video|audio|font)/;

/** The content type of drawings. As a part of a page they need no policy, but a visitor can open one as a document. */
export const drawing = 'image/svg+xml';

/** The policy of a drawing: no script, no request. */
export const drawingPolicy =
  "default-src 'none';style-src 'unsafe-inline';img-src data:;frame-ancestors 'self';sandbox";

/** Whether a response has the policy, by its path and content type. The service worker is a script with one. */
export function hasPolicy(path: string, type: string): boolean {
  return path === workerAddress || !withoutPolicy.test(type);
}

/** Headers that affect only documents, with two hundred bytes next to the policy. */
export const documentHeaders = [
  policyHeader,
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** The security headers of the server and of the files for other hosts. */
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
    // Turns off filters of old browsers, which can be used to attack a page.
    'X-XSS-Protection': '0',
  };
}

/** The facts that the policy depends on. */
export type PolicyFacts = Pick<
  BuildFacts,
  'scriptHashes' | 'styleHashes' | 'frames' | 'images' | 'collectors' | 'apis' | 'formActions' | 'head' | 'asksConsent'
>;

export function policyOf({
  scriptHashes,
  styleHashes,
  frames,
  images,
  collectors = [],
  apis = [],
  formActions = [],
  head,
  asksConsent,
}: PolicyFacts): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...(head?.scripts ?? [])],
    'style-src': ["'self'", ...styleHashes, ...(head?.styles ?? [])],
    'img-src': ["'self'", 'data:', ...images],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...collectors, ...apis, ...(head?.connects ?? [])],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...formActions],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'pagewright',
      'pagewright-worker',
      'dompurify',
      'default',
      ...(asksConsent ? ['pagewright-consent'] : []),
    ],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

export const cachedForEver = 'public, max-age=31536000, immutable';

/** Caches hashed files for ever. All others are revalidated each time. */
export function cacheControl(path: string): string {
  return /^\/?_\//.test(path) ? cachedForEver : 'no-cache';
}
