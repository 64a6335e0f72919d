import type { Plugin } from 'vite';

/**
 * What Vite and Vitest need to read a site's own sections and sources, for tests beside them. `site` is the site's folder. Default: the
 * project that it runs in.
 */
export declare function pagewright(site?: string): Plugin[];
