import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../site/paths.ts';

/**
 * What of these JSON-LD texts schema.org's vocabulary does not know, by their names: a type, a property of a type, a value of a
 * property. The vocabulary is that of `schema-dts`, which Google makes from schema.org's own; TypeScript compares.
 */
export async function strangersToSchemaOrg(texts: Record<string, string>): Promise<string[]> {
  // Beside node_modules, where the compiler finds the vocabulary.
  const folder = await mkdtemp(join(root, '.cache/vocabulary-'));
  const names = Object.keys(texts);
  const lines = names.map((name, index) => `export const page${index}: Graph = ${texts[name]};`);
  const file = join(folder, 'pages.ts');
  try {
    await writeFile(file, ["import type { Graph } from 'schema-dts';", ...lines].join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'];
    const resolution = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    await promisify(execFile)(process.execPath, [compiler, ...options, ...resolution, file], { maxBuffer: 1e9 });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const found = [...stdout.matchAll(/pages\.ts\((\d+),\d+\): error \w+: (.*)/g)];
    if (found.length === 0) throw error;
    return found.map(([, line, what]) => `${names[Number(line) - 2]}: ${what}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
