import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { root, slashed } from '../site/paths.ts';
import { directImports } from './direct-imports.ts';
import { extractStyles, type StyleUsers } from './extract-styles.ts';
import { listRenderers, registry } from './registry.ts';

/** Where hashed scripts and styles are served from. */
export const bundleFolder = '_';

const engine = join(root, 'engine');

const shared: InlineConfig = {
  // "use client" in a library means nothing to a bundle without server components, yet is warned of at each build.
  logLevel: 'error',
  configFile: false,
  root: engine,
  publicDir: false,
  appType: 'custom',
  oxc: { jsx: { runtime: 'automatic' } },
  // Without it Vite looks for a configuration of PostCSS in the folders around the engine.
  css: { postcss: {} },
  resolve: {
    alias: [
      // What stands in for a hook of React, where React is older than it.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      // A site's own code is of this engine and its React, wherever the site lies.
      { find: /^pagewright\/(section|source)$/, replacement: `${slashed(join(root, 'engine/public'))}/$1.ts` },
    ],
    dedupe: ['react', 'react-dom'],
  },
};

/**
 * What Vite needs to read a site's own code: the registry, and where the names lead that it imports of the engine. For tests beside such
 * code, as `pagewright/vite`.
 */
export function siteCode(site: string): Plugin[] {
  return [{ name: 'pagewright:resolve', config: () => ({ resolve: shared.resolve }) }, registry(site)];
}

/** Browsers that scripts and styles are written for: those with `light-dark()` and nesting, from the spring of 2024 on. */
export const browsers = ['chrome 123', 'firefox 128', 'safari 17.5'];

const target = browsers.map((browser) => browser.replace(' ', ''));

/**
 * What React gives to sections where pages are rendered, so that it is known which of them a browser must render as well. A
 * page's words do not change while it shows: what only asks for one needs no browser.
 */
const interactiveSectionsNoted: Plugin = {
  name: 'interactive-sections-noted',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const name = { react: 'react.ts', 'react/jsx-runtime': 'jsx-runtime.ts' }[source];
    return name && isOfSections(slashed(importer))
      ? slashed(join(root, 'engine/client/runtime/islands', name))
      : undefined;
  },
};

/** Whether a module can be part of a section: of the engine only some rooms, of a site all its code, and every package but React's own. */
function isOfSections(path: string): boolean {
  const inside = slashed(relative(root, path));
  if (/^(engine|tools)\//.test(inside)) return /^engine\/(sections|ui\/kit|client\/sources)\//.test(inside);
  return !/\/node_modules\/react(-dom|-i18next)?\//.test(path);
}

/** Whether a module is of the engine's small parts that sections share. */
function isShared(id: string): boolean {
  return /^(model\/(page-file|field-text|fill-address|text\/percent-encode)\.ts|ui\/(kit|i18n)\/)/.test(
    slashed(relative(engine, id)),
  );
}

/** How the browser's code is built: one entry, a chunk for each section type, a manifest of which needs which. */
export function browserConfig(site: string, outDir: string, styleUsers: StyleUsers): InlineConfig {
  return {
    ...shared,
    plugins: [registry(site), directImports(), extractStyles(styleUsers)],
    build: {
      outDir,
      emptyOutDir: true,
      target,
      assetsDir: bundleFolder,
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      // What the entry itself imports is there before any other chunk is asked for, and that chunk is asked for by its import.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (asked, files) =>
          files.filter((file) => file !== asked && !/\/(?:libraries|kit|rolldown-runtime)-/.test(file)),
      },
      rollupOptions: {
        input: {
          browser: join(root, 'engine/client/app/browser.tsx'),
          early: join(root, 'engine/client/app/early.ts'),
        },
        output: {
          // The entry names them all, and what a hash says does not compress: 36 bits tell the releases of a chunk apart.
          chunkFileNames: `${bundleFolder}/[name]-[hash:6].js`,
          codeSplitting: {
            groups: [
              // Libraries change seldom: a visitor keeps them from one release of the site to the next.
              {
                name: 'libraries',
                test: /node_modules\/(react|react-dom|scheduler|@remix-run\/router|react-router|react-router-dom|i18next|react-i18next)\//,
              },
              // What tables alone are made of: several sections, but not on every page.
              { name: 'tables', test: /\/kit\/(table-frame|status-tag)\.tsx$/, includeDependenciesRecursively: false },
              // Small parts that every page needs are one file, not twenty, and so are those that several sections share; what two of
              // them need comes with those.
              { name: 'kit', test: isShared, tags: ['$initial'], includeDependenciesRecursively: false },
              { name: 'parts', test: isShared, minShareCount: 3, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  };
}

/** How a script is built that shares nothing with the others, from its entry, relative to the repository: `script.js`. */
export function scriptConfig(entry: string, outDir: string): InlineConfig {
  return {
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      target,
      rollupOptions: { input: join(root, entry), output: { format: 'iife', entryFileNames: 'script.js' } },
    },
  };
}

/** Builds the studio's client to `main.js` with its source map, and `main.css`. */
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
        input: join(root, 'engine/studio/client/main.tsx'),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  };
}

/** How code that runs in Node is built from its entry, relative to the repository: one module with its libraries inside. */
export function serverConfig(site: string, entry: string, outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [registry(site), extractStyles(), interactiveSectionsNoted],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, entry),
      target: 'node20',
      minify: false,
      rollupOptions: {
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  };
}

/** Where the dev server serves the engine's sources, and all that Vite adds to them: no page's address begins so. */
export const engineBase = '/_engine/';

/**
 * How the dev server serves the sources of the engine and of a site's own code, and talks with its pages over what arrives at `sockets`.
 * React's development build tells those who write code more of its faults; it takes four fifths of a key's time in the studio, where
 * nobody writes any.
 */
export function devConfig(site: string, sockets: Server, react: 'development' | 'production'): InlineConfig {
  const isFast = react === 'production';
  return {
    ...shared,
    oxc: { jsx: { runtime: 'automatic', development: !isFast } },
    plugins: [registry(site)],
    // What is wrong with the sources we tell ourselves: in the terminal, and in place of what it breaks.
    logLevel: 'silent',
    base: engineBase,
    // Who may ask is settled before Vite hears of it.
    server: {
      middlewareMode: true,
      fs: { allow: [root, site] },
      allowedHosts: true,
      cors: false,
      hmr: { server: sockets, overlay: false },
      // What changes it is told by us.
      watch: null,
    },
    // Of an installed engine Vite would take no library for one to make a module of, unless it is found before anything is asked for.
    optimizeDeps: {
      entries: [
        'client/app/browser.tsx',
        ...Object.values(listRenderers(site)).map((file) => relative(engine, file)),
      ].map((file) => slashed(file)),
      include: [isFast ? 'react/jsx-runtime' : 'react/jsx-dev-runtime'],
      ...(isFast && { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } }),
      // They are the engine's own, of which there is one.
      exclude: ['pagewright/section', 'pagewright/source'],
    },
    // Each site's apart, and each build of React: two servers that shared one would take the libraries away from under each other's pages.
    cacheDir: join(site, isFast ? '.cache/vite-studio' : '.cache/vite'),
  };
}
