import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { BuildFacts } from '../build/write-site.ts';

/** The security headers of every response; the Content Security Policy admits only the build's own inline pieces. */
export function securityHeaders({ scriptHashes, styleHashes, frames, images }: BuildFacts): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...scriptHashes],
        'style-src': ["'self'", ...styleHashes],
        'img-src': ["'self'", 'data:', ...images],
        'media-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", ...frames],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['pagewright', 'dompurify', 'default'],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  };
}

/** How long a file may be kept: hashed ones for ever, all others are asked about each time. */
export function cacheControl(path: string): string {
  return /^\/?_\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
