import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchCommands } from './file-note.tsx';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fetch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const names = ['cuda-12.1.zip', 'a b.zip', "it's.zip", '示例.zip', '$HOME;ls.zip'];
const shell = (line: string) => execFileSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const fileOf = (name: string, content = name) => ({
  name,
  sha256: createHash('sha256').update(content).digest('hex'),
});

test.each(names)('the command that verifies %s accepts only its own file', (name) => {
  writeFileSync(join(folder, name), name);
  expect(shell(fetchCommands('', fileOf(name)).sha256sum)).toBe(`${name}: OK\n`);
  expect(() => shell(fetchCommands('', fileOf(name, 'another')).sha256sum)).toThrow('WARNING');
});

test.each(names)('a shell reads the address and the name of %s as one word each', (name) => {
  const address = `https://example.com/files/${name}`;
  const { wget, curl } = fetchCommands(address, fileOf(name));
  const words = (line: string) => shell(line.replace(/^\w+/, "printf '%s\\n'")).trim().split('\n');
  expect(words(wget)).toEqual(['-c', address]);
  expect(words(curl)).toEqual(['-C', '-', '-fL', '-o', name, address]);
});
