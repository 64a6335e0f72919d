import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeTransaction } from '../../site/files/journal/transaction.ts';
import { root } from '../../site/paths.ts';

/** Writes new files by path relative to a folder, all or none. Throws and writes nothing if a file already exists. */
export async function writeNewFiles(folder: string, files: Record<string, string | Uint8Array>): Promise<void> {
  const there = Object.keys(files).find((path) => existsSync(join(folder, path)));
  if (there) throw new Error(`${there} is there already. Nothing was written.`);
  await writeTransaction(
    folder,
    Object.entries(files).map(([file, text]) => ({ to: { file, text } })),
  );
  for (const path of Object.keys(files)) console.log(`wrote ${path}`);
}

export function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Formats files with Biome. Without Biome, in an installed engine, only indents the lines. */
export function formatFiles(files: Record<string, string>): Record<string, string> {
  const biome = join(root, 'node_modules/.bin/biome');
  const isThere = existsSync(biome);
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      if (path.startsWith('assets/')) return [path, text];
      if (!isThere) return [path, path.endsWith('.json') ? text : drawnIn(text)];
      const { status, stdout, stderr } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${path}`], {
        cwd: root,
        input: text,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
      return [path, stdout];
    }),
  );
}

/** Indents each line by two spaces for each open bracket, and for each open element that begins a line. */
function drawnIn(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .map((line) => {
      const [, space = '', rest = ''] = /^\s*?( ?)(\S.*)?$/.exec(line) ?? [];
      const closing = /^([)}\]]+|<(?=\/))/.exec(rest)?.[0].length ?? 0;
      const own = rest.startsWith('*') ? space : '';
      const drawn = rest && ' '.repeat(Math.max(0, 2 * (depth - closing))) + own + rest;
      depth += (rest.match(/[({[]|^<\w[^>]*>$/g) ?? []).length - (rest.match(/[)}\]]|^<\//g) ?? []).length;
      return drawn;
    })
    .join('\n');
}
