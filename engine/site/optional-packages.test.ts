import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedCheck } from '../check/make-problem.ts';
import { listFiles } from './files/files.ts';
import { MissingPackages, optionalPackages, requirePackages } from './optional-packages.ts';
import { root } from './paths.ts';

const { peerDependenciesMeta } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = [...new Set(Object.values(optionalPackages).flat())];
const features = Object.keys(optionalPackages) as (keyof typeof optionalPackages)[];

test('the optional packages are the optional peers of package.json', () => {
  expect(names.toSorted()).toEqual(Object.keys(peerDependenciesMeta).toSorted());
});

test.each(features)('what is missing for %s is named in the command that installs it', (feature) => {
  const [first = '', ...others] = optionalPackages[feature];
  expect(() => requirePackages(feature)).not.toThrow();
  expect(() => requirePackages(feature, (name) => name !== first)).toThrow(
    `the site needs a package that is not installed, for ${feature}. Run: npm install ${first}`,
  );
  expect(() => requirePackages(feature, () => false)).toThrow([first, ...others].join(' '));
});

test('the check names the packages that a file needs, in every language', () => {
  for (const feature of features) {
    const finding = failedCheck(new MissingPackages([feature], optionalPackages[feature]));
    expect(finding.code).toBe('missing-packages');
    for (const text of Object.values(finding.message))
      expect(text).toContain(`npm install ${optionalPackages[feature].join(' ')}`);
  }
  // The control: any other error is a bug.
  expect(failedCheck(new Error('lost')).code).toBe('check-failed');
});

/** The source files that import an optional package when they are loaded, by file, without type imports. */
async function staticImports(): Promise<string[]> {
  const files = (await listFiles(join(root, 'engine'))).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(testing|examples)\//.test(file),
  );
  return files.filter((file) => {
    const text = readFileSync(join(root, 'engine', file), 'utf8');
    const imported = [...text.matchAll(/^import (?!type\b)[^;]*?from '([^'.][^']*)'/gms)].map(([, name = '']) => name);
    return imported.some((name) => names.some((one) => name === one || name.startsWith(`${one}/`)));
  });
}

test('only files behind a check import them when they are loaded', async () => {
  // Loaded by build/pdf/create-pdf.ts and cli/language-server.ts.
  const behindCheck = /^(build\/pdf|language-server)\//;
  const found = await staticImports();
  expect(found).toContain('build/pdf/pen.ts');
  expect(found.filter((file) => !behindCheck.test(file))).toEqual([]);
});
