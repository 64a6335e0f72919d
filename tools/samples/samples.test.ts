import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../files.ts';
import { advice } from './advice.ts';
import { packages } from './catalogue.ts';
import { filesFolder, sizeLimit } from './folder.ts';
import { packageFiles } from './packages.ts';
import { modulePaths, readRecords, type Tool } from './records.ts';
import { tarGz } from './tar.ts';
import { zip, zipNames } from './zip.ts';

const files = await listFiles(filesFolder);
const read = (path: string) => readFileSync(`${filesFolder}/${path}`);
const ending = (end: string) => files.filter((path) => path.endsWith(end));

describe('the sample files', () => {
  it.each(ending('.zip'))('%s opens and says that it is a sample', (path) => {
    const names = zipNames(read(path));
    expect(names.map((name) => name.split('/').at(-1))).toContain('README.txt');
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => name.startsWith('/') || name.includes('..'))).toEqual([]);
  });

  it('are whole PDFs, with a fixed date', () => {
    expect(ending('.pdf').length).toBeGreaterThan(90);
    for (const path of ending('.pdf')) {
      const text = read(path).toString('latin1');
      expect(text.startsWith('%PDF-'), path).toBe(true);
      expect(text.trimEnd().endsWith('%%EOF'), path).toBe(true);
      expect(text, path).toContain('/CreationDate (D:20250101000000');
    }
  });

  it('stay small, and none was left half written', () => {
    const total = files.reduce((sum, path) => sum + statSync(`${filesFolder}/${path}`).size, 0);
    expect(total).toBeLessThan(sizeLimit);
    expect(ending('.tmp')).toEqual([]);
  });

  it('are those that the generator writes, byte for byte', async () => {
    const made = await packageFiles();
    expect(made).toHaveLength(2 * packages.length);
    for (const { path, content } of made) expect(read(path).equals(content), path).toBe(true);
  });

  it('answer every address of the module and utility records', () => {
    const modules = readRecords<Tool>('module');
    const utilities = readRecords<Tool>('utility').flatMap(({ course_url, software_url }) => [
      course_url,
      software_url,
    ]);
    const named = [
      ...modules.flatMap(modulePaths).map((path) => `modules/${path}`),
      ...utilities.filter(Boolean).map((name) => `utilities/${name}`),
    ];
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
    expect(modules.map(({ name }) => name).filter((name) => !advice[name])).toEqual([]);
  });
});

describe('the archives', () => {
  const entries = [
    { name: 'README.txt', text: '示例' },
    { name: 'install.sh', text: 'echo sample\n', runnable: true },
  ];

  it('name their entries in order, and a cut archive is refused', async () => {
    const archive = await zip(entries);
    expect(zipNames(archive)).toEqual(['README.txt', 'install.sh']);
    expect(() => zipNames(archive.subarray(0, -30))).toThrow('no end-of-central-directory record');
  });

  it('are tars that tar reads', () => {
    expect(execFileSync('tar', ['-tz'], { input: tarGz(entries), encoding: 'utf8' })).toBe('README.txt\ninstall.sh\n');
    expect(execFileSync('tar', ['-xzO', 'README.txt'], { input: tarGz(entries), encoding: 'utf8' })).toBe('示例');
  });

  it('keep percent-encoded names decoded', () => {
    const address = 'http://files.example.com:3389/resource/module-download/pdf/a%20b%E5%90%AB.pdf';
    expect(modulePaths({ name: 'x', summary: { zh: '', en: '' }, course_url: address, software_url: null })).toEqual([
      'pdf/a b含.pdf',
    ]);
  });
});
