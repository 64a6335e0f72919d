import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSiteFiles } from './files/site-files.ts';
import { withoutComments } from './without-comments.ts';

/** A module of a site's own source that may read data outside its files, whose changes a build does not notice. */
export interface UnwatchedRead {
  /** The file in the site's folder. */
  file: string;
  /** The name in its code: `fetch`, `node:fs`. */
  by: string;
}

/** Names by which code reaches the network, the environment, the clock or any of these indirectly. */
const globals =
  /(?<![.\w$])(process|fetch|globalThis|global|require|import\.meta|import(?=\s*\()|eval|Function|Date\.now|Date(?=\s*\(\s*\))|new\s+Date(?!\s*\(\s*[^\s)])|performance|crypto|XMLHttpRequest|WebSocket|EventSource|BroadcastChannel|Worker|navigator|Math\.random)(?![\w$])|\bconstructor\b/;

const imports = /\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?['"]([^'"]+)['"]/g;

/** Finds sources that may read data outside their code, which a build hashes: REST, files, the environment, the clock. */
export function findUnwatchedReads(site: string): UnwatchedRead[] {
  if (!existsSync(join(site, 'sources'))) return [];
  const files = listSiteFiles(join(site, 'sources'), site).files.filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(test|d)\.[cm]?tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const by = findUnwatchedName(readFileSync(join(site, 'sources', file), 'utf8'));
    return by === undefined ? [] : [{ file: `sources/${file}`, by }];
  });
}

/** Finds the first name by which a module may read such data. A false match in a string only costs time. */
export function findUnwatchedName(text: string): string | undefined {
  const code = withoutComments(text);
  const packages = [...code.matchAll(imports)].flatMap(([, name = '']) =>
    name.startsWith('.') || name === 'pagewright/source' ? [] : [name],
  );
  return packages[0] ?? globals.exec(code)?.[0].replace(/\s+/g, ' ');
}
