import { posix } from 'node:path';
import { transformWithOxc } from 'vite';
import { bundledLibraries, bundledStyle, libraryPath } from './bundle-libraries.ts';

export interface CompiledModule {
  code: string;
  /** The source map as JSON, which contains the source. */
  map: string;
  /** The paths of imported JSON files. Each is expected as a module: `words.json.js`. */
  json: string[];
}

/** Compiles a TypeScript module to JavaScript for the same folder structure. Rejects for a syntax error. */
export async function compileModule(path: string, source: string): Promise<CompiledModule> {
  const { code, map } = await transformWithOxc(source, path, {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    sourcemap: true,
    target: 'es2023',
    jsx: { runtime: 'automatic', development: false },
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  const json: string[] = [];
  const renamed = code
    // Node 20 warns about imports of JSON.
    .replace(jsonImport, (_, start: string, imported: string) => {
      json.push(posix.join(posix.dirname(path), imported));
      return `${start}${imported}.js"`;
    })
    .replace(sectionFile, '$1.js')
    .replace(packageImport, (whole, start: string, name: string, query = '') => {
      const held = name === bundledStyle.name ? bundledStyle.path : libraryOf(name);
      return held === undefined ? whole : `${start}"${posix.relative(posix.dirname(path), held)}${query}"`;
    });
  return { code: renamed, map: JSON.stringify({ ...map, sources: [posix.basename(path)] }), json };
}

const jsonImport = /(\bfrom\s*")(\.[^"]*\.json)"(?:\s*with\s*\{\s*type:\s*"json"\s*\})?/g;

const packageImport = /(\b(?:from|import)\s*\(?\s*)"([^".][^"?]*)(\?\w+)?"/g;

const libraryOf = (name: string) => (bundledLibraries.includes(name) ? libraryPath(name) : undefined);

/** A path of every section in `import.meta.glob`, and its use. */
const sectionFile = /((?:\.\.\/)+sections\/(?:\*|\$\{[\w.]+\})\/[\w-]+)\.ts\b/g;

/** A JSON file as a module. */
export function moduleOfJson(text: string): string {
  return `export default ${JSON.stringify(JSON.parse(text))};\n`;
}
