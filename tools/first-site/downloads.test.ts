import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createAssetReader } from '../../engine/site/asset-facts.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { readZip } from '../../engine/testing/read-zip.ts';
import { hostedVideos } from './hosted-videos.ts';

const filesFolder = `${root}/assets/files`;
const files = await listFiles(filesFolder);
const read = (path: string) => readFileSync(`${filesFolder}/${path}`);
/** A PDF with decompressed streams, in which some writers put their objects. */
const inflated = (pdf: Buffer) =>
  pdf.toString('latin1').replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (_, stream: string) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
const ending = (end: string) => files.filter((path) => path.endsWith(end));

describe('the sample files', () => {
  it.each(ending('.zip'))('%s opens and says that it is a sample', (path) => {
    const names = [...readZip(read(path)).keys()];
    expect(names.map((name) => name.split('/').at(-1))).toContain('README.txt');
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => name.startsWith('/') || name.includes('..'))).toEqual([]);
  });

  it('are documents of several pages with tags, a language, a title and bookmarks, figures with words in their place', () => {
    const figures = { with: 0, without: 0 };
    for (const path of ending('.pdf')) {
      const text = inflated(read(path));
      expect(text, path).toMatch(/\/Marked true/);
      expect(text, path).toContain('/StructTreeRoot');
      expect(text, path).toMatch(/\/Lang \((zh-CN|en)\)/);
      expect(text, path).toMatch(/\/Outlines \d/);
      expect(text, path).toMatch(/\/Title /);
      expect((text.match(/\/Type \/Page\b/g) ?? []).length, path).toBeGreaterThan(
        path.startsWith('tutorials/') ? 3 : 1,
      );
      for (const element of text.split('endobj').filter((one) => one.includes('/S /Figure'))) {
        figures[element.includes('/Alt') ? 'with' : 'without'] += 1;
      }
    }
    expect(figures.with).toBeGreaterThan(50);
    expect(figures.without).toBe(0);
  });

  it('of the two languages tell their parts apart, and the ten decks differ', () => {
    for (const path of ['resources/brochure.pdf', 'cases/orr.pdf', 'module-files/pdf/atat.pdf'])
      expect(inflated(read(path)), path).toMatch(/\/Lang \(en\)/);
    const decks = ending('.pdf').filter((path) => path.startsWith('tutorials/'));
    const alike = new Set(decks.map((path) => createHash('sha256').update(read(path)).digest('hex')));
    expect(alike.size).toBe(decks.length);
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
    expect(total).toBeLessThan(14_000_000);
    expect(ending('.tmp')).toEqual([]);
  });

  it('answer every address of the module and utility records', () => {
    const records = (collection: string) => {
      const folder = `${root}/assets/records/${collection}`;
      return readdirSync(folder)
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
        .join('\n');
    };
    const modules = records('module').matchAll(/\/resource\/module-download\/([^\s"')<>\\]+)/g);
    const utilities = records('utility').matchAll(/"(?:course|software)_url": "([^"]+)"/g);
    const named = [
      ...[...modules].map(([, path = '']) => `module-files/${decodeURIComponent(path)}`),
      ...[...utilities].map(([, name]) => `utilities/${name}`),
    ];
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
  });
});

describe('a trial image', () => {
  const sum = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const images = ending('.tar.gz');

  it.each(images)('%s is what docker load and OCI tools read: each part under its own digest', (path) => {
    const archive = join(filesFolder, path);
    const part = (path: string) => execFileSync('tar', ['-xzOf', archive, path]);
    const json = (path: string) => JSON.parse(part(path).toString());
    const blob = (digest: string) => {
      const bytes = part(`blobs/${digest.replace(':', '/')}`);
      expect(sum(bytes)).toBe(digest);
      return bytes;
    };
    expect(json('oci-layout')).toEqual({ imageLayoutVersion: '1.0.0' });
    const [pointed] = json('index.json').manifests;
    const manifest = JSON.parse(blob(pointed.digest).toString());
    const config = JSON.parse(blob(manifest.config.digest).toString());
    const layers = manifest.layers.map(({ digest }: { digest: string }) => blob(digest));
    for (const [index, { size }] of [manifest.config, ...manifest.layers].entries()) {
      expect(size).toBe([blob(manifest.config.digest), ...layers][index].length);
    }
    expect(config).toMatchObject({ os: 'linux', architecture: 'amd64', rootfs: { type: 'layers' } });
    expect(config.rootfs.diff_ids).toEqual(layers.map(sum));
    const [saved] = json('manifest.json');
    expect(saved.RepoTags).toEqual([basename(path).replace(/-(\w+)\.tar\.gz$/, ':$1')]);
    expect(saved.Config).toBe(`blobs/${manifest.config.digest.replace(':', '/')}`);
    expect(saved.Layers).toEqual(
      manifest.layers.map(({ digest }: { digest: string }) => `blobs/${digest.replace(':', '/')}`),
    );
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')('runs, and says what its page says', async () => {
    const page = readFileSync(`${root}/pages/downloads/trial.json`, 'utf8').replaceAll('{program}', 'pwcore');
    const folder = await mkdtemp(join(tmpdir(), 'image-'));
    for (const path of images) {
      const archive = join(filesFolder, path);
      const [saved] = JSON.parse(execFileSync('tar', ['-xzOf', archive, 'manifest.json']).toString());
      const layer = execFileSync('tar', ['-xzOf', archive, saved.Layers[0]]);
      execFileSync('tar', ['-x', '-C', folder, 'bin/bash'], { input: layer });
      const said = execFileSync(join(folder, 'bin/bash'), { encoding: 'utf8' });
      expect(page).toContain(`"output": "${said.trimEnd()}"`);
    }
    await rm(folder, { recursive: true });
  });
});

it('the training toolkit fits the pairs that come with it, and finds what it has not learned', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matpl-'));
  for (const [name, content] of readZip(read('matpl/matpl-2025.3.zip'))) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const run = (name: string, ...args: string[]) =>
    execFileSync('sh', [`bin/${name}`, ...args], { cwd: join(folder, 'MatPL'), encoding: 'utf8' });
  const model = run('train', 'data/train.dat');
  const [, powers = ''] = model.split('\n');
  // The pairs are Lennard-Jones ones, 4(r⁻¹² − r⁻⁶): a fit by the same two powers must find 4 and −4.
  for (const [index, power] of powers.split(' ').entries()) expect(Number(power)).toBeCloseTo([4, -4][index] ?? 0, 3);
  await writeFile(join(folder, 'MatPL/model.txt'), model);
  expect(run('active-learning', 'model.txt', 'data/candidates.dat').trim().split('\n')).toHaveLength(5);
  const input = [...readZip(read('cases/orr-input.zip'))].find(([name]) => name.endsWith('atom.config'));
  await writeFile(join(folder, 'MatPL/atom.config'), input?.[1] ?? '');
  expect(run('convert', 'atom.config')).toMatch(
    /^2\n.*\n14 0\.00000 0\.00000 0\.00000\n14 1\.35775 1\.35775 1\.35775\n$/,
  );
  await rm(folder, { recursive: true });
});

describe('the hosted videos', () => {
  const videos = hostedVideos();
  const { factsOf: facts, durationsOf: lengthsOf } = createAssetReader(root);

  it('are one for each entry of the pages, no two alike, and as long as their captions run', async () => {
    const lengths = await lengthsOf(videos.map((stem) => `files/videos/${stem}.mp4`));
    expect(videos.length).toBeGreaterThan(25);
    expect(ending('.mp4').sort()).toEqual(videos.map((stem) => `videos/${stem}.mp4`).sort());
    const sums = videos.map((stem) => facts(`files/videos/${stem}.mp4`)?.sha256);
    expect(new Set(sums).size).toBe(videos.length);
    for (const stem of videos) {
      for (const language of ['zh', 'en']) {
        const [, minutes, seconds] =
          /--> (\d\d):(\d\d\.\d{3})\n[^\n]*\n$/.exec(String(read(`videos/${stem}-${language}.vtt`))) ?? [];
        expect(lengths.get(`files/videos/${stem}.mp4`), stem).toBeCloseTo(Number(minutes) * 60 + Number(seconds), 1);
      }
    }
  });

  it('have each a poster of their own size, no two alike', () => {
    const named = ['course-vedio', 'train', 'quick-start', 'tutorials'].flatMap((page) => {
      const text = readFileSync(`${root}/pages/learning/${page}.json`, 'utf8');
      return [...text.matchAll(/"videos:([\w-]+)\.mp4",\s*"poster": \{ "src": "posters\/([\w-]+)\.png"/g)];
    });
    expect(named.map(([, stem]) => stem).sort()).toEqual([...videos].sort());
    for (const [, stem, poster] of named) expect(poster).toBe(stem);
    const posters = videos.map((stem) => readFileSync(`${root}/assets/images/posters/${stem}.png`));
    for (const poster of posters) expect([poster.readUInt32BE(16), poster.readUInt32BE(20)]).toEqual([320, 180]);
    expect(new Set(posters.map(String)).size).toBe(posters.length);
  });

  it('have no length typed beside them, and say on their entry that they are samples', () => {
    for (const page of ['course-vedio', 'train', 'quick-start', 'tutorials']) {
      const text = readFileSync(`${root}/pages/learning/${page}.json`, 'utf8');
      const entries = JSON.parse(text).sections.flatMap((one: { videos?: object[] }) => one.videos ?? []);
      const own = entries.filter(({ to }: { to: unknown }) => String(to).startsWith('videos:'));
      expect(own.filter((entry: object) => 'duration' in entry)).toEqual([]);
      expect(own.filter(({ sample }: { sample?: boolean }) => sample !== true)).toEqual([]);
    }
  });
});
