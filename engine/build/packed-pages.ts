import { join } from 'node:path';
import type { Plugin } from 'vite';
import { codeFolders } from '../site/code-folders.ts';
import { engineFile, enginePath, isCompiled, root, slashed } from '../site/paths.ts';
import { shellFiles } from './registry.ts';

/**
 * The folder of the package, relative to the engine, with the code of pages in dev. It has few modules, because loading
 * those of the engine one by one takes most of the time of the first page.
 */
export const packedPages = 'server/dev/pages';

/** The style sheet of the engine's shell and sections in {@link packedPages}. */
export const packedSheet = `${packedPages}/client/pages.css`;

export type Side = 'client' | 'server';

/** The modules that documents, the dev server and a site's own code load, relative to the engine. */
export function pageEntries(side: Side): string[] {
  const entries = {
    client: ['client/app/browser.tsx', 'client/app/early.ts', 'client/dev/waiting-page.ts'],
    server: ['client/app/prerender.tsx'],
  };
  return [
    ...entries[side],
    ...['public/section.ts', 'public/parts.ts', 'client/app/own-part.tsx'],
    ...shellFiles,
    ...Object.keys(codeFolders('sections', root)).map((type) => `sections/${type}/${type}.tsx`),
  ];
}

/** Loads {@link packedPages} instead of the engine's modules, if this is the package. */
export function resolvePackedPages(): Plugin {
  const engine = join(root, 'engine');
  const folder = engineFile(packedPages);
  const packed = new Map(
    (['client', 'server'] as const).map((side) => [
      side,
      new Set(pageEntries(side).map((entry) => enginePath(`/${entry}`))),
    ]),
  );
  return {
    name: 'pagewright:packed-pages',
    enforce: 'pre',
    apply: () => isCompiled,
    resolveId(source) {
      const side = this.environment.name === 'client' ? 'client' : 'server';
      // Documents and the dev server name modules relative to the engine, other modules by path.
      const name = source.startsWith(slashed(engine)) ? slashed(source).slice(engine.length) : source;
      return packed.get(side)?.has(name) ? join(folder, side, name) : undefined;
    },
  };
}
