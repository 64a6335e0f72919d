import { exec, execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Analysis, checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import MarkdownIt from 'markdown-it';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageDescriptor } from '../../engine/model/page.ts';
import type { SiteDescriptor } from '../../engine/model/site.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { startChildServer } from '../../engine/testing/child-server.ts';
import { isFull } from '../../engine/testing/test-depth.ts';
import { type InstalledEngine, installEngine, shellEnvironment } from './installed-engine.ts';
import { lockedRegistry } from './locked-registry.ts';

const { peerDependenciesMeta } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const optional = Object.keys(peerDependenciesMeta);

let engine: InstalledEngine;
beforeAll(async () => {
  engine = await installEngine();
});
afterAll(() => engine.remove());

const inSite = (...path: string[]) => join(engine.folder, ...path);
const read = (...path: string[]) => readFile(inSite(...path), 'utf8');
const json = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8'));

const event = {
  $schema: '../../schemas/collection.schema.json',
  description: 'An event.',
  fields: { title: { kind: 'string', description: 'What it is called.' } },
  answers: { all: { type: 'list', path: '/api/v1/event/all', description: 'All events.' } },
};

/** The content that only the repository's own site has: names, values, routes and API answers. */
async function ofFirstSite(): Promise<string[]> {
  const { name, values } = (await json('pages/site.json')) as SiteDescriptor;
  const pages = (await listFiles(join(root, 'pages'))).filter((file) => !/^(site|words)\.json$|^shared\//.test(file));
  const routes = await Promise.all(pages.map(async (file) => ((await json(`pages/${file}`)) as PageDescriptor).route));
  const types = (await listFiles(join(root, 'engine/sections'))).map((file) => `/${file.split('/')[0]}`);
  // A route with the name of a section type is also in the name of its script.
  const long = (text?: unknown) =>
    typeof text === 'string' && text.length > 5 && !text.includes('{') && !types.includes(text);
  return [...Object.values(name), ...Object.values(values ?? {}), ...routes].filter(long) as string[];
}

/** The files of a folder that mention the first site, each with its matches. */
async function sayingOf(folder: string, files: string[]): Promise<string[]> {
  const words = await ofFirstSite();
  const texts = files.filter((file) => !/\.(br|gz|png|jpe?g|webp|ico|woff2|zip|pdf|mp4)$/.test(file));
  const found = texts.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  return (await Promise.all(found)).flat();
}

describe('the package', () => {
  test('contains the engine and its commands, without the first site, the tests and the benchmarks', () => {
    const { files } = engine;
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'LICENSE', 'README.md', 'lib/schemas/page.schema.json']),
    );
    expect(
      files.filter((file) => /^lib\/(?!engine\/|libraries\/|react\/|schemas\/|tsconfig)|\/testing\//.test(file)),
    ).toEqual([]);
    // TypeScript is only in the sample sites.
    expect(files.filter((file) => /(?<!\.d)\.m?tsx?$/.test(file) && !file.startsWith('lib/engine/examples/'))).toEqual(
      [],
    );
    const left = /\.test\.tsx?$|\.e2e\.ts$|\/dist\/|\/\.cache\/|package-lock|site-names\.schema/;
    expect(files.filter((file) => left.test(file))).toEqual([]);
  });

  test('contains every file that its entry points name', async () => {
    const { bin, exports } = JSON.parse(await read('node_modules/pagewright/package.json'));
    const named = [
      bin.pagewright,
      ...Object.values<string | object>(exports).flatMap((to) => (typeof to === 'string' ? to : Object.values(to))),
    ];
    // A star is the name of a section type, twice.
    const paths = named.map((path) => path.replace('./', '').replaceAll('*', 'prose'));
    expect(paths.filter((path) => !engine.files.includes(path))).toEqual([]);
  });
});

/** The relative links of a text, without those in code. */
function linksIn(text: string): string[] {
  const tokens = new MarkdownIt().parse(text, {}).flatMap(({ children }) => children ?? []);
  const links = tokens.map((token) => String(token.attrGet('href') ?? token.attrGet('src') ?? ''));
  return links.filter((link) => link !== '' && !/^([a-z]+:|#)/.test(link));
}

test('links in the package are to files of the package', async () => {
  const { files } = engine;
  const texts = files.filter((file) => file.endsWith('.md') && !/^lib\/(libraries|engine\/examples)\//.test(file));
  const links = texts.map(async (file) => {
    const list = linksIn(await read('node_modules/pagewright', file));
    return list.map((link) => ({ file, to: join(dirname(file), link.replace(/#.*/, '')) }));
  });
  const all = (await Promise.all(links)).flat();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ to }) => !existsSync(inSite('node_modules/pagewright', to)))).toEqual([]);
  // A link to what the package lacks is its label alone.
  expect(await read('node_modules/pagewright/lib/engine/check/README.md')).not.toContain('.github');
});

describe('for TypeScript and bundlers, the package', () => {
  test('has no mistake in its package.json, nor in how its types are found', async () => {
    const { messages } = await publint({ pkgDir: inSite('node_modules/pagewright'), pack: false });
    expect(messages).toEqual([]);
    const tarball = await readFile(inSite(engine.tarball));
    const { problems, entrypoints } = (await checkPackage(createPackageFromTarballData(tarball))) as Analysis;
    expect(Object.keys(entrypoints)).toContain('./section');
    // The package is for modules alone: what `require` and Node 10 would find does not count.
    const ofOthers = ['node10', 'node16-cjs'];
    expect(problems.filter((one) => !('resolutionKind' in one) || !ofOthers.includes(one.resolutionKind))).toEqual([]);
  }, 60_000);

  test('has types that pass the strictest check of a consumer, libraries included', async () => {
    const use = (
      field: string,
      prose: string,
    ) => `import { Button, type SectionBase, type SectionProps, type Text, usePage } from 'pagewright/section';
import type { Endpoint } from 'pagewright/source';
import { checkFolder, type Problem } from 'pagewright/check';
import { type PageDescriptor, PagewrightPage, renderPage } from 'pagewright/react';
interface QuotationSection extends SectionBase { quote: Text }
export default function Quotation({ section }: SectionProps<QuotationSection>) {
  return <Button onClick={() => {}}>{usePage().language}{String(section.${field})}</Button>;
}
export const problems: Promise<Problem[]> = checkFolder('.');
export type Answers = Endpoint;
export const page = {
  id: 'a', route: '/a', title: 'A', sections: [{ type: 'prose', ${prose}: ['A'] }],
} satisfies PageDescriptor;
export async function Shown() {
  const { props } = await renderPage(page, 'site', { language: 'en' });
  return props && <PagewrightPage {...props} navigate={(href) => window.location.assign(href)} />;
}
`;
    const strict = [
      '--strict',
      '--noUncheckedIndexedAccess',
      '--exactOptionalPropertyTypes',
      '--skipLibCheck',
      'false',
    ];
    const options = ['--noEmit', '--jsx', 'react-jsx', '--target', 'es2023', '--types', ''];
    const check = (module: string, resolution: string, ...files: string[]) => {
      const args = [...strict, ...options, '--module', module, '--moduleResolution', resolution, ...files];
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      return spawnSync(process.execPath, [compiler, ...args], { cwd: engine.folder, encoding: 'utf8' }).stdout;
    };
    await writeFile(inSite('use.tsx'), use('quote', 'paragraphs'));
    await writeFile(inSite('misuse.tsx'), use('quota', 'paragraps'));
    expect(check('NodeNext', 'NodeNext', 'use.tsx')).toBe('');
    // A program of both files takes less time than two.
    const errors = check('ESNext', 'Bundler', 'use.tsx', 'misuse.tsx').match(/^\S.*error TS.*/gm);
    expect(errors).toEqual([
      expect.stringMatching(/^misuse\.tsx\(7,.*Property 'quota' does not exist/),
      expect.stringMatching(/^misuse\.tsx\(12,.*'paragraps' does not exist/),
    ]);
    for (const file of ['use.tsx', 'misuse.tsx']) await rm(inSite(file));
  }, 120_000);
});

test('an app of Vite shows pages of a site, and reports a page with a mistake', async () => {
  const app = inSite('app');
  await cp(join(root, 'engine/examples/embed-vite'), app, { recursive: true });
  await engine.add('@types/react-dom');
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: app,
      env: shellEnvironment(),
    });
  await run('typescript/bin/tsc', '--noEmit');
  const { stdout, stderr } = await run('vite/bin/vite.js', 'build');
  // Each page is a file of its own, and so are the sections.
  for (const name of ['crossings', 'office', 'tables', 'carousel']) expect(stdout).toContain(`assets/${name}-`);
  expect(stderr).not.toContain('pages/');
  const scripts = (await listFiles(join(app, 'dist'))).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(app, 'dist', file), 'utf8')));
  expect(texts.filter((text) => text.includes('Minified React error')).length).toBe(1);
  expect(texts.filter((text) => /node:fs|lightningcss/.test(text))).toEqual([]);
  const page = join(app, 'site/pages/crossings.json');
  await writeFile(page, (await readFile(page, 'utf8')).replace('"lead"', '"laed"'));
  await expect(run('vite/bin/vite.js', 'build')).rejects.toThrow(/pages\/crossings\.json:6:3 .*laed/);
  await rm(app, { recursive: true });
}, 120_000);

describe('the command that `new` prints', () => {
  /** Creates a site from an installed engine, and returns the printed command that installs its packages. */
  function madeSite(engine: string, from: string, folder: string): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, [engine, 'new', folder, '--languages', 'en'], {
      cwd: from,
      env: shellEnvironment(),
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
    return /^Next: (.+) && npm run dev$/m.exec(stdout)?.[1] ?? stdout;
  }

  /** The packages that npm installed for the engine, and their size on a disk with blocks of 4 kB. */
  async function installedSize(lock: string) {
    const { packages } = JSON.parse(await read(lock)) as {
      packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
    };
    // TypeScript, with a program for each system, is for a site's own code.
    const isOfSite = (path: string) =>
      packages[path]?.dev || packages[path]?.devOptional || path.includes('/typescript');
    const paths = Object.keys(packages).filter((path) => !isOfSite(path));
    const folders = paths.map((path) => (path === 'node_modules/pagewright' ? inSite(path) : join(root, path)));
    const blocks = folders.filter(existsSync).map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      // Packages in a package are in the lock file too.
      const files = entries.filter(
        (one) => one.isFile() && !join(one.parentPath.slice(folder.length), '/').includes('/node_modules/'),
      );
      const sizes = files.map(async ({ parentPath, name }) =>
        Math.ceil((await stat(join(parentPath, name))).size / 4096),
      );
      const sum = (await Promise.all(sizes)).reduce((total, one) => total + one, 0);
      return { folder, megabytes: (sum * 4096) / 1e6 };
    });
    const sizes = (await Promise.all(blocks)).sort((one, other) => other.megabytes - one.megabytes);
    return {
      packages: paths.length,
      megabytes: sizes.reduce((total, one) => total + one.megabytes, 0),
      largest: JSON.stringify(sizes.slice(0, 12)),
    };
  }

  test('installs a site from an installed engine, and a site that this site creates', async () => {
    const registry = await lockedRegistry();
    const install = async (command: string, folder: string) => {
      const env = {
        ...shellEnvironment(),
        npm_config_registry: registry.address,
        npm_config_cache: inSite('npm-cache'),
      };
      const options = ['--ignore-scripts', '--no-audit', '--no-fund'].map((one) => ` ${one}`).join('');
      const npm = () => promisify(exec)(`${command}${options}`, { cwd: folder, env, timeout: 60_000 });
      // npm 11 rarely stops before it requests anything, and then never ends.
      const installed = npm().catch((error) => (error.killed ? npm() : Promise.reject(error)));
      return installed.then(
        () => undefined,
        (error: Error) => error.message,
      );
    };
    const first = madeSite(engine.door, engine.folder, 'one');
    expect(first).toBe(`cd one && npm install ../${engine.tarball}`);
    expect(await install(first, engine.folder)).toBeUndefined();
    const { dependencies } = JSON.parse(await read('one/package.json'));
    expect(dependencies.pagewright).toBe(`file:../${engine.tarball}`);
    const { packages, megabytes, largest } = await installedSize('one/node_modules/.package-lock.json');
    expect(packages).toBeGreaterThan(20);
    expect(packages).toBeLessThanOrEqual(120);
    expect(megabytes).toBeGreaterThan(40);
    expect(megabytes, largest).toBeLessThanOrEqual(90);
    // The registry has no code. The links in the parent folder provide it.
    const installed = await readdir(inSite('one/node_modules'));
    for (const name of installed.filter((name) => !['.bin', '.package-lock.json', 'pagewright'].includes(name)))
      await rm(inSite('one/node_modules', name), { recursive: true });
    const ran = promisify(exec)('npm run check -- --lang en', { cwd: inSite('one'), env: shellEnvironment() });
    expect((await ran).stdout).toContain('no problems');

    const second = madeSite(
      inSite('one/node_modules/pagewright/lib/engine/cli/pagewright.mjs'),
      inSite('one'),
      '../two/site',
    );
    expect(second).toBe(`cd ../two/site && npm install ../../${engine.tarball}`);
    if (isFull) expect(await install(second, inSite('one'))).toBeUndefined();
    // The control: without its file, the package is in no registry.
    for (const installed of ['node_modules', 'package-lock.json'])
      await rm(inSite('two/site', installed), { recursive: true, force: true });
    expect(await install(`npm install ../${engine.tarball}`, inSite('two/site'))).toContain(engine.tarball);
    await registry.close();
    for (const folder of ['one', 'two', 'npm-cache']) await rm(inSite(folder), { recursive: true });
  }, 240_000);
});

test('the package create-pagewright installs the engine and creates a site that passes the check and builds', async () => {
  const registry = await lockedRegistry();
  const env = {
    ...shellEnvironment(),
    npm_config_registry: registry.address,
    npm_config_cache: inSite('npm-cache'),
    npm_config_ignore_scripts: 'true',
    npm_execpath: inSite('npm.mjs'),
  };
  const runIn = (folder: string, program: string, ...args: string[]) =>
    promisify(execFile)(program, args, { cwd: folder, env });
  const { stdout: packed } = await runIn(engine.folder, 'npm', 'pack', join(root, 'engine/create'), '--json');
  const [{ filename, files }] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }];
  expect(files.map(({ path }) => path).sort()).toEqual(
    ['LICENSE', 'README.md', 'arguments.js', 'create-pagewright.js', 'package.json'].sort(),
  );
  await mkdir(inSite('create'));
  await runIn(engine.folder, 'tar', '-xzf', filename, '-C', 'create', '--strip-components', '1');
  await writeFile(inSite('npm.mjs'), npmWithoutCode);
  const create = (...args: string[]) =>
    runIn(engine.folder, process.execPath, 'create/create-pagewright.js', ...args, '--engine', engine.tarball);
  const { stdout, stderr } = await create('my library', '--name', "Library's", '--languages', 'fr,en');
  expect(stdout).toContain('cd "my library"\n  npm run dev');
  expect(stderr).toContain('The engine has no interface texts in fr');
  const site = inSite('my library');
  expect((await readdir(site)).sort()).toEqual(
    expect.arrayContaining(['.github', '.gitignore', '.vscode', 'AGENTS.md']),
  );
  expect(await readFile(join(site, 'README.md'), 'utf8')).toMatch(
    /^# Library's\n[\s\S]*npm run studio[\s\S]*English: fr \|/,
  );
  const { scripts, dependencies } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));
  expect([scripts.studio, dependencies.pagewright]).toEqual(['pagewright studio', `file:../${engine.tarball}`]);
  const { stdout: report } = await runIn(site, 'npm', 'run', 'check', '--', '--lang', 'en');
  expect(report).toMatch(/words\.json:.* no words in "fr" .*\(warning\)[\s\S]* 1 problem$/m);
  await runIn(site, 'npm', 'run', 'build');
  expect(await readFile(join(site, 'dist/en/index.html'), 'utf8')).toContain("Library's");
  await expect(create('my library')).rejects.toThrow('is not empty');
  await registry.close();
  for (const made of ['my library', 'create', 'npm-cache', 'npm.mjs', filename])
    await rm(inSite(made), { recursive: true });
}, 240_000);

/** Runs npm, and removes the packages of the registry, which have no code. The links in the parent folder provide it. */
const npmWithoutCode = `import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
// npm 11 rarely stops before it requests anything, and then never ends.
const npm = () => spawnSync('npm', process.argv.slice(2), { stdio: 'inherit', timeout: 60_000 });
const tried = npm();
const { status } = tried.error ? npm() : tried;
for (const name of readdirSync('node_modules'))
  if (!['.bin', '.package-lock.json', 'pagewright'].includes(name)) rmSync('node_modules/' + name, { recursive: true });
process.exitCode = status;
`;

describe('installed in an empty folder, it', () => {
  test('creates a site that passes the check, has current schemas, and builds', async () => {
    const made = engine.run('new', '.', '--name', 'Library');
    expect(made.code, made.said).toBe(0);
    for (const args of [['check', '--lang', 'en'], ['schemas', '--check'], ['build']]) {
      const { code, said } = engine.run(...args);
      expect(code, said).toBe(0);
    }
    expect(await read('dist/hours/index.html')).toContain('Opening hours');
    expect(existsSync(inSite('.vscode/schemas/page.schema.json'))).toBe(true);
    expect(existsSync(inSite('.cache/engine'))).toBe(true);
  }, 240_000);

  test('names the packages that a command needs and does not find', async () => {
    await writeFile(inSite('rows.csv'), 'title\nTales\n');
    const needing: [string[], string][] = [
      [['import', 'csv', 'rows.csv'], 'csv-parse'],
      [['import', 'wordpress', 'rows.csv'], 'turndown @joplin/turndown-plugin-gfm'],
      [['language-server', '--stdio'], 'vscode-json-languageservice vscode-languageserver'],
    ];
    for (const [args, names] of needing) {
      const { code, said } = engine.run(...args);
      expect(code, said).toBe(2);
      expect(said).toContain(`Run: npm install ${names}`);
    }
    await rm(inSite('rows.csv'));
    const hours = await read('pages/hours.json');
    const page = JSON.parse(hours);
    const article = { type: 'article', content: 'The area is $x^2$.' };
    await writeFile(inSite('pages/hours.json'), JSON.stringify({ ...page, sections: [...page.sections, article] }));
    const { code, said } = engine.run('check', '--lang', 'en');
    expect(code, said).toBe(1);
    expect(said).toMatch(/^pages\/hours\.json:1:1 .*run npm install temml\.$/m);
    await writeFile(inSite('pages/hours.json'), hours);
  }, 60_000);

  test('names all packages that a build needs at once, with the command of the site’s package manager', async () => {
    const [site, hours] = [await read('pages/site.json'), await read('pages/hours.json')];
    const page = JSON.parse(hours);
    await writeFile(inSite('pages/site.json'), JSON.stringify({ ...JSON.parse(site), origin: 'https://example.com' }));
    const article = { type: 'article', content: '```ts\nlet area;\n```' };
    await writeFile(inSite('pages/hours.json'), JSON.stringify({ ...page, sections: [...page.sections, article] }));
    // The commands of the others are tested next to `install-command.ts`.
    await writeFile(inSite('pnpm-lock.yaml'), '');
    const checked = engine.run('check', '--lang', 'en');
    expect(checked.code, checked.said).toBe(0);
    expect(checked.said).toContain('run pnpm add @resvg/resvg-js jsdom shiki. (warning)');
    await rm(inSite('pnpm-lock.yaml'));
    const built = engine.run('build');
    expect(built.code, built.said).toBe(2);
    expect(built.said).toContain('Run: npm install @resvg/resvg-js jsdom shiki\n');
    // The control: without these contents, nothing is missing.
    await writeFile(inSite('pages/site.json'), site);
    await writeFile(inSite('pages/hours.json'), hours);
    expect(engine.run('check', '--lang', 'en')).toMatchObject({ code: 0 });
  }, 60_000);

  test('generates a readable section for the site', async () => {
    const asked = engine.run('new:section', '--name', 'quotation', '--description', 'A.', '--fields', 'quote:text');
    expect(asked).toMatchObject({ code: 2 });
    expect(asked.said).toContain('Run: npm install ts-json-schema-generator');
    expect(existsSync(inSite('sections'))).toBe(false);
    await engine.add('ts-json-schema-generator');
    const says = ['--description', 'A sentence that somebody said.', '--description-zh', '某人说过的一句话。'];
    const { code, said } = engine.run(
      'new:section',
      '--name',
      'quotation',
      ...says,
      '--fields',
      'quote:text,who?:text',
    );
    expect(code, said).toBe(0);
    expect(said).not.toContain('has no label');
    expect(await read('sections/quotation/quotation.tsx')).toContain(`
export default function Quotation({ section }: SectionProps<QuotationSection>) {
  return (
    <div className="quotation">
      <p><Inline text={section.quote} /></p>
      {section.who !== undefined && (<p><Inline text={section.who} /></p>)}
    </div>
  );
}
`);
    await rm(inSite('sections'), { recursive: true });
    expect(engine.run('schemas').code).toBe(0);
  }, 120_000);

  test('builds a site’s own section with state, source and collection, and checks them like the engine’s', async () => {
    await cp(join(root, 'engine/testing/own-code'), engine.folder, { recursive: true });
    await mkdir(inSite('assets/records/shelf'), { recursive: true });
    await writeFile(inSite('assets/records/shelf/shelf.json'), '[{ "id": 1, "title": "Tales" }]\n');
    await mkdir(inSite('pages/collections'));
    await writeFile(inSite('pages/collections/event.json'), JSON.stringify(event));
    await mkdir(inSite('assets/records/event'));
    await writeFile(inSite('assets/records/event/reading.json'), '{ "title": "Reading" }');
    const home = JSON.parse(await read('pages/home.json'));
    const columns = [{ field: 'title', label: 'Shelf' }];
    const tables = ['shelf.all', 'event.all'].map((source) => ({ type: 'table', columns, data: { source } }));
    const write = (stock: object) => {
      const sections = [...home.sections, stock, ...tables];
      return writeFile(inSite('pages/home.json'), JSON.stringify({ ...home, sections }, null, 2));
    };
    await write({ type: 'stock', id: 'stock', wat: 'Books' });
    const wrong = engine.run('check', '--lang', 'en');
    expect(wrong.code, wrong.said).toBe(1);
    expect(wrong.said).toContain('sections[1] (stock).wat: "wat" is not a field here. Did you mean "what"?');
    await write({ type: 'stock', id: 'stock', what: 'Books' });
    const built = engine.run('build');
    expect(built.code, built.said).toBe(0);
    const html = await read('dist/index.html');
    expect(html).toMatch(/data-interactive="[^"]*\bstock\b/);
    expect(html).toMatch(/data-parts="[^"]*\/_\/stock-/);
    expect(html).toContain('Take one');
    expect(html).toContain('Tales');
    expect(html).toContain('Reading');
    const generated = engine.run('schemas');
    expect(generated.code, generated.said).toBe(0);
    // A warning: a site works without labels.
    expect(generated.said).toContain('sections/stock.what has no label: write @title Label | 名称');
    const types = spawnSync('node', [join(root, 'node_modules/typescript/bin/tsc'), '-p', engine.folder], {
      encoding: 'utf8',
    });
    expect(types).toMatchObject({ status: 0, stdout: '' });
    expect(await read('dist/api/v1/shelf/all')).toBe('{"data":[{"id":1,"title":"Tales"}]}');
    expect(await read('dist/api/v1/event/all')).toBe('{"data":[{"title":"Reading"}]}');
  }, 240_000);

  test('checks the examples of a site’s own sections, and runs the tests next to its code with the site’s Vitest', async () => {
    const told = (code: number, ...said: string[]) => {
      const tried = engine.run('test');
      expect(tried.code, tried.said).toBe(code);
      for (const words of said) expect(tried.said).toContain(words);
    };
    const [example] = JSON.parse(await read('sections/stock/example.json'));
    const write = (section: object) =>
      writeFile(inSite('sections/stock/example.json'), JSON.stringify([{ ...example, section }]));
    const beside = (expected: string) =>
      writeFile(
        inSite('sections/stock/stock.test.tsx'),
        `import { expect, test } from 'vitest';\nimport Stock from './stock.tsx';\ntest('it is a part', () => expect(typeof Stock).toBe('${expected}'));\n`,
      );
    await write({ type: 'stock', wat: 'Books' });
    await beside('function');
    told(
      1,
      'sections/stock/example.json, "Books": sections[0] (stock).wat: "wat" is not a field here.',
      'npm install --save-dev vitest',
    );
    await write(example.section);
    await symlink(join(root, 'node_modules/vitest'), inSite('node_modules/vitest'), 'junction');
    told(0, 'examples of own sections: 1, problems: 0', '1 passed');
    await beside('string');
    told(1, '1 failed');
    await rm(inSite('sections/stock/stock.test.tsx'));
  }, 240_000);

  test('serves it in development, with its libraries as browser modules, and no engine module twice', async () => {
    await mkdir(inSite('parts'));
    await writeFile(inSite('parts/table.tsx'), "export { default } from 'pagewright/sections/table';\n");
    await writeFile(
      inSite('pagewright.config.ts'),
      `import { defineConfig } from 'pagewright/config';
export default defineConfig({ parts: { sections: { table: './parts/table.tsx' } } });
`,
    );
    const dev = await startChildServer([engine.door, 'dev'], {}, engine.folder);
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${dev.port}${path}`)).text();
    expect(await ask('/')).toContain('Take one');
    const browser = await ask('/_engine/client/app/browser.js');
    expect(browser).toMatch(/from "[^"]*\/\.cache\/vite\/deps\/react-dom_client\.js/);
    expect(browser).not.toMatch(/node_modules\/react/);
    const modules = new Set<string>();
    const follow = async (path: string): Promise<void> => {
      if (modules.has(path)) return;
      modules.add(path);
      const imports = (await ask(path)).matchAll(/(?:from|import)\s*\(?\s*"(\/_engine\/[^"]+)"/g);
      for (const [, imported = ''] of imports) await follow(imported);
    };
    await follow('/_engine/client/app/browser.js');
    expect([...modules].filter((path) => /stock\.tsx|\/public\/section\.js/.test(path))).toHaveLength(2);
    // The engine's modules are bundled, and the site's own section uses the same.
    expect([...modules].filter((path) => /_engine\/(ui|model|sections|public)\//.test(path))).toEqual([]);
    expect(await ask('/')).toContain('href="/_dev/pages.css"');
    expect(await ask('/_dev/pages.css')).toContain('.visually-hidden');
    const part = await ask(`/_engine/@fs/${inSite('parts/table.tsx')}`);
    expect(part).toContain('/sections/table/table.js');
    expect(part).not.toContain('.cache/vite/deps/pagewright');
    // The gallery needs no package that the site has not installed.
    expect(await ask('/_gallery')).toContain('Gallery</h1>');
    expect(await ask('/_gallery/article')).toMatch(/<code>npm install jsdom shiki temml<\/code>/);
    expect(await ask('/_gallery/video-list')).toContain('example.mp4');
    expect(await dev.stop()).toBe(0);
    for (const made of ['parts', 'pagewright.config.ts']) await rm(inSite(made), { recursive: true });
  }, 120_000);

  test('opens the studio, whose client is one script and one style sheet', async () => {
    const studio = await startChildServer([engine.door, 'studio'], {}, engine.folder);
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${studio.port}${path}`)).text();
    const [, style = '', script = ''] =
      /href="(\/_studio\/\w+\/main\.css)"[\s\S]*src="(\/_studio\/\w+\/main\.js)"/.exec(await ask('/_studio')) ?? [];
    expect(await ask(script)).toContain('studio-token');
    expect(await ask(style)).toContain('.desk');
    // The preview loads it next to a bundle with the engine's kit. Two kits in one document fail.
    const early = await ask('/_engine/client/app/early.js');
    const imported = [...early.matchAll(/from "([^"]+)"/g)].map(([, path = '']) => path);
    expect(imported.length).toBeGreaterThan(0);
    for (const path of imported) expect(await ask(path)).not.toMatch(/createPolicy|from "/);
    expect(await studio.stop()).toBe(0);
  }, 120_000);

  test('reports a site’s problems to other tools, and provides its code to Vite', () => {
    const script = `import { checkFolder } from 'pagewright/check';
      import { pagewright } from 'pagewright/vite';
      console.log(JSON.stringify([await checkFolder(process.cwd()), pagewright().length]));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: engine.folder,
      encoding: 'utf8',
    });
    expect(stdout, stderr).toMatch(/^\[\[\],[1-9]\]$/m);
  });

  test('leaves no trace of the first site in its output, and no file next to itself', async () => {
    const dist = await listFiles(inSite('dist'));
    expect(dist.length).toBeGreaterThan(20);
    expect(await sayingOf(inSite('dist'), dist)).toEqual([]);
    const api = dist.filter((file) => file.startsWith('api/'));
    const answers = new Set(api.map((file) => file.replace(/\.(br|gz)$/, '')));
    expect([...answers].sort()).toEqual(['api/v1/event/all', 'api/v1/openapi.json', 'api/v1/shelf/all']);
    const now = await listFiles(inSite('node_modules/pagewright'));
    expect(now.filter((file) => !engine.files.includes(file))).toEqual([]);
    // The control: the first site contains many of these words.
    expect((await sayingOf(join(root, 'pages'), await listFiles(join(root, 'pages')))).length).toBeGreaterThan(100);
  });
});

/**
 * Copies a sample site next to the installed engine, and checks and builds it. Returns the files of its
 * `dist/`.
 */
async function builtSample(name: string): Promise<string[]> {
  await engine.add(...optional);
  await cp(join(root, 'engine/examples', name), inSite(name), { recursive: true });
  for (const command of [['schemas'], ['schemas', '--check'], ['check', '--lang', 'en'], ['build']]) {
    const { code, said } = engine.run(...command, '--site', name);
    expect(code, said).toBe(0);
  }
  return listFiles(inSite(name, 'dist'));
}

describe.runIf(isFull)('with a sample site outside this repository, it', () => {
  // Each language also has an offline page.
  const pagesOf = (dist: string[]) =>
    dist
      .flatMap((file) => /^(.*?)\/?index\.html$/.exec(file)?.slice(1) ?? [])
      .filter((page) => !page.endsWith('_offline'))
      .sort();

  test('builds one in a single language with its own theme and messages', async () => {
    const dist = await builtSample('press');
    expect(pagesOf(dist)).toEqual(['', 'type']);
    const html = await read('press/dist/type/index.html');
    expect(html).toContain('<html lang="en-GB"');
    expect(html).toContain('#00594c');
    expect(html).not.toMatch(/hreflang|data-language=/);
    expect(html).toContain('What is new');
    expect(html).not.toContain('Release notes');
    expect(await sayingOf(inSite('press/dist'), dist)).toEqual([]);
  }, 240_000);

  test('builds one in three languages, one right to left, with its own collection, stateful section and source', async () => {
    const dist = await builtSample('museum');
    const routes = ['', 'exhibits', ...['fresnel-lens', 'log-book', 'paraffin-lamp'].map((slug) => `exhibits/${slug}`)];
    const inLanguage = (prefix: string) =>
      routes.map((route) => (route && prefix ? `${prefix}/${route}` : prefix + route));
    const shown = pagesOf(dist).filter((page) => !page.endsWith('/_slug'));
    expect(shown).toEqual(['', 'en', 'ar'].flatMap(inLanguage).sort());
    const arabic = await read('museum/dist/ar/index.html');
    expect(arabic).toMatch(/<html lang="ar"[^>]* dir="rtl"/);
    for (const code of ['fr', 'en', 'ar']) expect(arabic).toContain(`hreflang="${code}"`);
    expect(arabic).toMatch(/data-interactive="[^"]*\btickets\b/);
    expect(arabic).toContain('تذكرة واحدة');
    expect(await read('museum/dist/api/v1/attendance/seasons')).toBe(
      '{"data":[{"season":"01–03","visitors":75},{"season":"04–06","visitors":120},{"season":"07–09","visitors":600},{"season":"10–12","visitors":90}]}',
    );
    expect(await read('museum/dist/ar/exhibits/log-book/index.html')).toContain('عشرون عامًا من الضباب');
    expect(await sayingOf(inSite('museum/dist'), dist)).toEqual([]);
    expect(dist.filter((file) => /^api\/.*[^.]..[^.z]$/.test(file) && !/exhibit|attendance/.test(file))).toEqual([]);
  }, 240_000);
});
