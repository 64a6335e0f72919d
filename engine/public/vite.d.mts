import type { PluginOption } from 'vite';

/**
 * The Vite and Vitest configuration for a site's own sections and sources, to test them. `site` is the site's
 * folder. Default: the current project.
 */
export declare function pagewright(site?: string): PluginOption[];
