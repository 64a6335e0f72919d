import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { basename, join, relative } from 'node:path';
import type { InlineConfig, Plugin, PluginOption, Rolldown } from 'vite';
import { codeHomes, partsFolder } from '../site/code-folders.ts';
import { evaluateConfig } from '../site/config/read-site-config.ts';
import { readOwnParts } from '../site/own-parts.ts';
import { engineFile, enginePath, root, slashed } from '../site/paths.ts';
import { directImports } from './direct-imports.ts';
import { extractStyles, type StyleUsers } from './extract-styles.ts';
import { packedSheet, pageEntries, resolvePackedPages, type Side } from './packed-pages.ts';
import { listRenderers, partsId, registry, sectionGroups } from './registry.ts';

/** The folder of hashed scripts and styles. */
export const bundleFolder = '_';

const engine = join(root, 'engine');

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const shared: InlineConfig = {
  // "use client" in libraries causes a warning in each build, but means nothing without server components.
  logLevel: 'error',
  configFile: false,
  root: engine,
  publicDir: false,
  appType: 'custom',
  oxc: { jsx: { runtime: 'automatic' } },
  // Otherwise Vite searches the folders around the engine for a PostCSS configuration.
  css: { postcss: {} },
  resolve: {
    alias: [
      // React itself has the hook that this replaces in old versions.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      // A site's own code uses this engine and its React, wherever the site is.
      ...['config', 'section', 'source', 'parts'].map((name) => ({
        find: `pagewright/${name}`,
        replacement: slashed(engineFile(`public/${name}.ts`)),
      })),
      {
        find: /^pagewright\/sections\/([\w-]+)$/,
        replacement: slashed(engineFile('sections/$1/$1.tsx')),
      },
    ],
    dedupe: ['react', 'react-dom'],
  },
};

/** The Vite plugins for a site's own code and its tests, as `pagewright/vite`. */
export function siteCode(site: string): PluginOption[] {
  // Vitest would leave the installed engine, which imports style sheets, to Node.
  const test = {
    server: { deps: { inline: [/\/pagewright\/lib\/engine\//] } },
    // A test reads counted texts at once.
    setupFiles: [slashed(engineFile('ui/i18n/provide-messages.ts'))],
  };
  return [{ name: 'pagewright:resolve', config: () => ({ resolve: shared.resolve, test }) }, ...sitePlugins(site)];
}

/** The plugins of a site's code: the list of its sections, and its own Vite plugins, new for each bundle. */
function sitePlugins(site: string, groups?: Record<string, string[]>): PluginOption[] {
  return [registry(site, groups), evaluateConfig(site).then(({ vite }) => vite?.plugins ?? [])];
}

/** The supported browsers: those with `light-dark()` and nesting, from spring 2024 on. */
export const browsers = ['chrome 123', 'firefox 128', 'safari 17.5', 'ios_saf 17.5'];

const target = browsers.map((browser) => browser.replace(/(_saf)? /, ''));

/** Replaces React for sections during prerendering, to detect which of them a browser must hydrate. */
const interactiveSectionsNoted: Plugin = {
  name: 'interactive-sections-noted',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const name = { react: 'react.ts', 'react/jsx-runtime': 'jsx-runtime.ts' }[source];
    return name && isOfSections(slashed(importer)) ? slashed(engineFile(`client/runtime/islands/${name}`)) : undefined;
  },
};

/** Whether a module can be part of a section: by its folder, and packages but React's. */
function isOfSections(path: string): boolean {
  const inside = slashed(relative(root, path));
  if (/^(engine|tools)\//.test(inside)) return /^engine\/(sections|ui\/kit|client\/sources|examples)\//.test(inside);
  return !/\/node_modules\/react(-dom|-i18next)?\//.test(path);
}

/** The modules of the entry's file: what every page needs, and the small parts that sections share. */
const everywhere = new RegExp(
  [
    'preload-helper',
    'virtual:pagewright/(registry|parts)',
    '/engine/client/(app|runtime|offline)/',
    '/engine/client/sources/(use-source|confirm-answer|api-request|cached-answers)\\.',
    '/engine/model/source\\.',
    '/engine/ui/(i18n/words|shell/(?!downloads-in-wechat))',
    '/engine/ui/kit/(?!sanitize|form-rules|group-|tile-address|search-tools)',
    '/engine/search/index-files\\.',
    '/engine/model/(page-file|field-text|fill-address|picture-variants|sources/answered-title|schema/(once|reserved-addresses)|text/percent-encode)\\.',
  ].join('|'),
);

/** Returns whether a module belongs to a site's own parts around sections: every page needs these with their packages. */
function shellModules(site: string): (id: string, modules: Modules) => boolean {
  const folders = codeHomes(site)
    .map((home) => join(home, partsFolder))
    .filter((folder) => existsSync(folder))
    .map((folder) => `${slashed(realpathSync(folder))}/`);
  if (folders.length === 0) return () => false;
  const known = new Map<string, boolean>();
  const isOfShell = (id: string, modules: Modules): boolean => {
    // Modules of the engine have their own places.
    if (!id.includes('/node_modules/') && !folders.some((folder) => id.startsWith(folder))) return false;
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const isUsed = importers.some((one) => one.includes(partsId) || isOfShell(one, modules));
    known.set(id, isUsed);
    return isUsed;
  };
  return isOfShell;
}

/** The build of the browser's code: one entry, a chunk for each group of sections, and a manifest. */
export function browserConfig(site: string, outDir: string, styleUsers: StyleUsers): InlineConfig {
  const isOfShell = shellModules(site);
  return {
    ...shared,
    // Addresses relative to each file, so that a site can be in any folder of its host.
    base: './',
    plugins: [...sitePlugins(site, sectionGroups), directImports(), extractStyles(styleUsers, site)],
    build: {
      outDir,
      emptyOutDir: true,
      target,
      assetsDir: bundleFolder,
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      // The entry's own imports are loaded already, and import() loads each chunk itself.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (imported, files) =>
          files.filter((file) => file !== imported && !/\/(?:libraries|browser|rolldown-runtime)-/.test(file)),
      },
      rollupOptions: {
        input: engineFile('client/app/browser.tsx'),
        output: {
          // The entry contains all names, and hashes do not compress. 36 bits distinguish the releases of a chunk.
          chunkFileNames: `${bundleFolder}/[name]-[hash:6].js`,
          codeSplitting: {
            groups: [
              // Libraries change rarely, so visitors keep them from release to release.
              {
                name: 'libraries',
                test: /node_modules\/(react|react-dom|scheduler|@remix-run\/router|react-router|react-router-dom)\//,
              },
              // Only types that count things load it. It loads i18next when that is needed.
              {
                name: 'counted',
                test: /\/engine\/ui\/i18n\/(use-translation|counted-texts|load-messages)\./,
                includeDependenciesRecursively: false,
              },
              {
                name: 'i18next',
                test: /\/engine\/ui\/i18n\/messages\.|node_modules\/i18next\//,
                includeDependenciesRecursively: false,
              },
              {
                name: (id, chunking) => (everywhere.test(id) || isOfShell(id, chunking) ? 'browser' : null),
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  };
}

/** The build of a stand-alone script from its entry, relative to `engine/`: `script.js`. */
export function scriptConfig(entry: string, outDir: string): InlineConfig {
  return {
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      target,
      rollupOptions: { input: engineFile(entry), output: { format: 'iife', entryFileNames: 'script.js' } },
    },
  };
}

/** Builds the studio's client to `main.js` and `main.css`, and to those of the Markdown editor. Scripts have source maps. */
export function studioConfig(outDir: string): InlineConfig {
  return {
    ...shared,
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target,
      sourcemap: true,
      rollupOptions: {
        input: engineFile('studio/client/main.tsx'),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  };
}

const embeddedPage = 'client/embed/pagewright-page.tsx';

/** The entries of {@link embedConfig} by the name of their file. */
const embedEntries = {
  react: 'public/react.ts',
  page: embeddedPage,
  section: 'public/section.ts',
  parts: 'public/parts.ts',
};

/** Leaves the component in a file of its own, which is client code. `renderPage`, next to it, is for servers. */
const clientBoundary: Plugin = {
  name: 'client-boundary',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && source.endsWith(embeddedPage) ? { id: './page.js', external: true } : undefined,
};

/**
 * Builds the modules with which other React apps show pages, for their bundlers: without styles, which `renderPage`
 * provides, and with the React of the app.
 */
export function embedConfig(outDir: string): InlineConfig {
  const renderers = Object.entries(listRenderers(root, { sections: {} }));
  const entries = [
    ...Object.entries(embedEntries).map(([name, path]) => [name, engineFile(path)]),
    // A host can wrap the renderer of a section type.
    ...renderers.map(([type, file]) => [`sections/${type}`, file]),
  ];
  return {
    ...shared,
    plugins: [clientBoundary, registry(root, sectionGroups), extractStyles()],
    build: {
      outDir,
      emptyOutDir: true,
      target,
      minify: false,
      lib: { entry: Object.fromEntries(entries), formats: ['es'] },
      rollupOptions: {
        external: /^react(-dom)?($|\/)/,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash:8].js',
          comments: { jsdoc: false },
          banner: ({ name, isEntry }) => (isEntry && name !== 'react' ? "'use client';" : ''),
        },
      },
    },
  };
}

/**
 * Builds the pages' client for the studio's preview to `preview.js` and `preview.css`, because loading its modules
 * one by one takes most of the time of each page. It has the code for dev, and React's fast build.
 */
export function previewConfig(site: string, outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: sitePlugins(site),
    define: { 'import.meta.env.DEV': 'true' },
    build: {
      outDir,
      emptyOutDir: true,
      target,
      minify: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: engineFile('client/app/browser.tsx'),
        output: { entryFileNames: 'preview.js', assetFileNames: 'preview[extname]', codeSplitting: false },
      },
    },
  };
}

/**
 * Builds the package's code of pages in dev, for browsers or for Node. Each entry has the path of its module. The
 * packages that `isOutside` names, and what depends on a site, stay outside.
 */
export function packedPagesConfig(outDir: string, side: Side, isOutside: (name: string) => boolean): InlineConfig {
  const entries = pageEntries(side).map((path) => [path.replace(/\.tsx?$/, ''), engineFile(path)]);
  return {
    ...shared,
    base: './',
    define: { 'import.meta.env.DEV': 'true' },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      ssr: side === 'server',
      rollupOptions: {
        input: Object.fromEntries(entries),
        preserveEntrySignatures: 'strict',
        external: (id) => id.startsWith('virtual:pagewright/') || isOutside(/^(?:@[^/]+\/)?[^/.]+/.exec(id)?.[0] ?? ''),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: basename(packedSheet).replace('.css', '[extname]'),
          comments: { jsdoc: false },
          codeSplitting: {
            groups: [
              // The studio's preview loads `early.ts` next to a bundle that has the kit, which cannot load twice.
              { name: 'early', test: /\/engine\/ui\/shell\/fit-navigation\./ },
              { name: 'kit', test: /\/engine\/(ui|model)\// },
            ],
          },
        },
      },
    },
  };
}

/** The build of code for Node from its entry, relative to `engine/`: one module with its libraries. */
export function serverConfig(site: string, entry: string, outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [...sitePlugins(site), extractStyles(), interactiveSectionsNoted],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: engineFile(entry),
      target: 'node20',
      minify: false,
      rollupOptions: {
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  };
}

/** The base of the dev server's engine sources and Vite's additions. No page's address starts with it. */
export const engineBase = '/_engine/';

/**
 * The configuration of the dev server, for the sources of the engine and of a site. `sockets` receives its web
 * sockets. Servers that share a `cache` would delete each other's libraries.
 */
export async function devConfig(
  site: string,
  sockets: Server,
  cache: '.cache/vite' | '.cache/vite-studio',
): Promise<InlineConfig> {
  const parts = await readOwnParts(site);
  const sources = [...Object.values(listRenderers(site, parts)), ...Object.values(parts.shell)];
  // Libraries have no components to refresh, and React's takes as long as all other modules of a page.
  const exclude = [/\/node_modules\//, /\/\.cache\/vite\//];
  const fastRefresh = (await import('@vitejs/plugin-react')).default({ exclude });
  return {
    ...shared,
    oxc: { jsx: { runtime: 'automatic', development: true } },
    plugins: [resolvePackedPages(), ...sitePlugins(site), fastRefresh],
    // We report errors of sources ourselves, in the terminal and on the page.
    logLevel: 'silent',
    base: engineBase,
    // Requests are checked before they reach Vite. A page of a replaced server has another token, and reloads.
    legacy: { skipWebSocketTokenCheck: true },
    server: {
      middlewareMode: true,
      fs: { allow: [root, ...codeHomes(site)] },
      allowedHosts: true,
      cors: false,
      hmr: { server: sockets, overlay: false },
      // We report changes ourselves.
      watch: null,
    },
    // Vite optimizes the libraries of an installed engine only if it finds them before the first request.
    optimizeDeps: {
      entries: [enginePath('client/app/browser.tsx'), ...sources.map((file) => relative(engine, file))].map(slashed),
      include: ['react/jsx-dev-runtime'],
      // The bundle of the studio's preview sets another mode in this process meanwhile.
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
      // They are the engine's own and must not be duplicated.
      exclude: ['section', 'sections', 'source', 'parts'].map((name) => `pagewright/${name}`),
    },
    cacheDir: join(site, cache),
  };
}
