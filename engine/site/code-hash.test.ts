import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCount } from '../testing/test-depth.ts';
import { codeFiles, codeHash, type codeInputs } from './code-hash.ts';
import { root, slashed } from './paths.ts';

type Kind = keyof typeof codeInputs;

/** The entry modules for each kind of cached value. Their imports count too. */
const entries: Record<Kind, string[]> = {
  site: [
    ...[
      'client/app/browser.tsx',
      'client/app/early.ts',
      'client/app/early-in-one-language.ts',
      'client/app/offline.ts',
      'client/app/prerender.tsx',
    ],
    ...[
      'client/offline/worker.ts',
      'build/worker.ts',
      'build/build.ts',
      'build/pdf/pdf-file.ts',
      'load/typescript.mjs',
    ],
    // The registry of a bundle imports each section.
    ...codeFiles('site').flatMap((file) => /^engine\/(sections\/([^/]+)\/\2\.tsx)$/.exec(file)?.[1] ?? []),
  ],
  studio: ['studio/client/main.tsx'],
  validators: ['check/validators.ts'],
  cleanHtml: ['ui/kit/sanitize.ts'],
  assetFacts: ['site/content/find-flaw.ts', 'site/asset-facts.ts', 'site/video-durations.ts'],
};
const kinds = Object.keys(entries) as Kind[];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'pagewright-code-'));
  const isNoTest = (path: string) => !/\.test\.tsx?$/.test(path);
  cpSync(join(root, 'engine'), join(copy, 'engine'), { recursive: true, filter: isNoTest });
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The files in the module graph of a kind, in the copy, without type imports. */
function moduleGraph(kind: Kind): string[] {
  const found = new Set(entries[kind].map((entry) => `engine/${entry}`));
  for (const file of found) {
    if (!/\.(m?[jt]s|tsx)$/.test(file)) continue;
    const text = readFileSync(join(copy, file), 'utf8').replace(/^(import|export) type [^;]*;/gm, '');
    for (const [, path = ''] of text.matchAll(/(?:from|import|import\(|new URL\()\s*'(\.{1,2}\/[^'?]+)/g)) {
      const imported = slashed(join(dirname(file), path));
      if (/\.\w+$/.test(imported) && existsSync(join(copy, imported))) found.add(imported);
    }
  }
  return [...found].sort();
}

const outside = (kind: Kind) => {
  const hashed = new Set(codeFiles(kind, copy));
  return moduleGraph(kind).filter((file) => !hashed.has(file));
};

test.each(kinds)('the hash of the code for %s reads every module that its entries import', (kind) => {
  expect(moduleGraph(kind).length).toBeGreaterThanOrEqual(entries[kind].length);
  expect(outside(kind)).toEqual([]);
});

test.each(kinds)('control: a module for %s outside of the hashed folders is found', (kind) => {
  const file = join(copy, 'engine', entries[kind][0] as string);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    `import '${'../'.repeat((entries[kind][0] as string).split('/').length - 1)}cli/main.ts';\n${text}`,
  );
  expect(outside(kind)).toContain('engine/cli/main.ts');
  writeFileSync(file, text);
  expect(outside(kind)).toEqual([]);
});

test.each(kinds)('a change of any module for %s changes the hash', (kind) => {
  const before = codeHash(kind, undefined, copy);
  const graph = moduleGraph(kind);
  const step = Math.ceil(graph.length / sampleCount(graph.length, 12));
  for (const file of graph.filter((_, index) => index % step === 0)) {
    const content = readFileSync(join(copy, file));
    writeFileSync(join(copy, file), Buffer.concat([content, Buffer.from(' ')]));
    expect(codeHash(kind, undefined, copy), file).not.toBe(before);
    writeFileSync(join(copy, file), content);
  }
  // Control: the same code has the same hash, wherever it is.
  expect(codeHash(kind, undefined, copy)).toBe(before);
  expect(codeHash(kind)).toBe(before);
});
