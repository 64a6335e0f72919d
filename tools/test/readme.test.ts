import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { packedScripts } from '../../engine/build/bundle.ts';
import { packedStudio } from '../../engine/build/bundle-studio.ts';
import { packedPages } from '../../engine/build/packed-pages.ts';
import { summary } from '../../engine/check/report/report.ts';
import { checkFolder } from '../../engine/cli/check-folder.ts';
import { formatTyped } from '../../engine/cli/line/command.ts';
import { root } from '../../engine/site/paths.ts';
import { parseLine, runCommand } from '../../engine/testing/run-command.ts';
import { commands } from '../commands.ts';

const read = (file: string) => readFile(join(root, file), 'utf8');
const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };

/** What npm itself does, and the scripts that are its own work. */
const ofNpm = [
  'install',
  'ci',
  'pack',
  'prepack',
  'postpack',
  ...Object.keys(scripts).filter((name) => /^(npm|biome) /.test(scripts[name] ?? '')),
];

test('each script of package.json runs the command of its name, and each command has a script', () => {
  const ours = Object.entries(scripts).filter(([name]) => !ofNpm.includes(name));
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node tools/run.mjs ${name}`])),
  );
});

test('npm packs the compiled package with a README whose links are to its files, and the repository keeps its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-readme-'));
  const own = {
    'README.md': 'Of the repository.',
    'CHANGELOG.md': '[A](engine/docs/a.md)',
    'package.json': '{ "type": "module" }',
  };
  for (const [file, text] of Object.entries(own)) await writeFile(join(folder, file), text);
  const run = (script = '') => {
    const [, file = '', ...args] = script.split(' ');
    const { status, stderr } = spawnSync(process.execPath, [join(root, file), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    return readFile(join(folder, 'README.md'), 'utf8');
  };
  const isThere = (file: string, link: string) => existsSync(join(folder, dirname(file), link.split('#')[0] as string));
  // A packing that was interrupted, and another.
  await run(scripts.prepack);
  const packed = await run(scripts.prepack);
  expect(packed).toContain('npm create pagewright');
  const links = linkedFrom({ file: 'README.md', text: packed });
  expect(links.length).toBeGreaterThan(20);
  // Written where the package is packed.
  const ofRepository = ['LICENSE', 'CHANGELOG.md'];
  expect(links.filter((link) => !ofRepository.includes(link) && !isThere('README.md', link))).toEqual([]);
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(exports['./section'].types).toBe('./lib/engine/public/section.d.ts');
  expect(exports['./section'].default).toBe('./lib/react/section.js');
  for (const bundled of [packedStudio, packedScripts, packedPages])
    expect(existsSync(join(folder, 'lib/engine', bundled)), bundled).toBe(true);
  expect(await run(scripts.postpack)).toBe(own['README.md']);
  expect(await readFile(join(folder, 'package.json'), 'utf8')).toBe(own['package.json']);
  expect(existsSync(join(folder, 'lib'))).toBe(false);
  await rm(folder, { recursive: true });
}, 240_000);

/** What a text in Markdown says of the commands that is not so: commands it lacks or invents, options and words that none takes. */
async function wrongIn(text: string): Promise<string[]> {
  const spans = [...text.replaceAll('```', '').matchAll(/`([^`]+)`|^npm [^#\n]+/gm)].map(([whole, span = whole]) =>
    span.trim(),
  );
  const wrong = Object.keys(commands)
    .filter((name) => !spans.some((span) => `${span} `.startsWith(`${formatTyped(name)} `) || span === name))
    .map((name) => `${name} is not told`);
  for (const span of spans) {
    const [, name = '', args] = /^npm (?:run )?([\w:-]+)(?: -- (.+))?$/.exec(span) ?? [];
    const command = commands[name];
    if (name && !command && !ofNpm.includes(name)) wrong.push(`there is no ${name}`);
    if (command && args && !args.includes('<'))
      await parseLine(name, command, args.split(' ')).catch(({ message }) => wrong.push(`${span}: ${message}`));
  }
  for (const [, first = '', says = ''] of text.matchAll(/^\| (`npm run [^|]*) \| (.*) \|$/gm)) {
    const names = [...first.matchAll(/`(?:npm run )?([\w:-]+)/g)].map(([, name = '']) => name);
    const row = names.flatMap((name) => commands[name] ?? []);
    for (const [, span = ''] of says.matchAll(/`([^`]*)`/g))
      for (const [, option = '', value] of span.matchAll(/--([a-z][\w-]*)(?: ([a-z]+))?/g)) {
        const found = row.flatMap(({ syntax }) => syntax.options.filter(({ long }) => long === `--${option}`));
        if (found.length === 0) wrong.push(`${names}: there is no --${option}`);
        if (value && found.some(({ argChoices }) => !argChoices?.includes(value)))
          wrong.push(`${names}: no ${option} ${value}`);
      }
  }
  return wrong;
}

/** The Markdown files about the repository, written by hand; sites in `engine/examples/` and `engine/docs/` have their own. */
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const files = [
  'README.md',
  ...tracked.filter(
    (file) =>
      /^(\.github|engine|tools)\/.*\.md$/.test(file) &&
      !/examples\/|docs\/(assets|pages|reference)\/|public-api\/|bench\/peers\/|TEMPLATE/.test(file),
  ),
];
const readmes = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })));
const everything = readmes.map(({ text }) => text).join('\n');

/** The targets of a file's links to other files of the repository, as paths from its root. */
function linkedFrom({ file, text }: { file: string; text: string }): string[] {
  // A link in code is an example.
  const targets = [...text.replace(/(`+)[^`][\s\S]*?\1/g, '').matchAll(/\]\(([^)]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src ?? '',
  );
  return targets
    .filter((target) => !/^(https?:|#)/.test(target))
    .map((target) => join(dirname(file), target.replace(/^<|>$/g, '')));
}

/** Files found from README.md by following links. */
const reachable = new Set(['README.md']);
for (const file of reachable)
  for (const target of linkedFrom(readmes.find((readme) => readme.file === file) ?? { file, text: '' }))
    reachable.add(target.replace(/#.*$/, ''));

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Links, and paths in backticks, whose file, folder or heading does not exist. A path is relative to the repository, or is
 * the end of a file's path; one with a `<name>` in it is a pattern.
 */
function missingIn({ file, text }: { file: string; text: string }): string[] {
  const spans = [...text.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
  const repositoryPaths = spans.filter((path) => /^(engine|tools|schemas)\/[^<*]*$/.test(path));
  const sourceFiles = spans.filter((path) => /^(?!engine|tools|pagewright\.config)\w[\w./-]*\.tsx?$/.test(path));
  const exists = (path: string) => tracked.some((other) => `/${other}`.endsWith(`/${path}`));
  return [
    ...linkedFrom({ file, text }).filter((link) => {
      const [path = '', anchor] = link.split('#');
      if (!existsSync(join(root, path))) return true;
      const headings = () => readFileSync(join(root, path), 'utf8').matchAll(/^#+ (.+)$/gm);
      return anchor !== undefined && ![...headings()].some(([, heading = '']) => anchorOf(heading) === anchor);
    }),
    ...repositoryPaths.filter((path) => !existsSync(join(root, path))),
    ...sourceFiles.filter((path) => !exists(path)),
  ];
}

describe('the READMEs', () => {
  test('name every command, and of each only options and words that it takes', async () => {
    expect(await wrongIn(everything)).toEqual([]);
  });

  test.each(readmes)('$file names only files that are there, and is found from README.md', (readme) => {
    expect(missingIn(readme)).toEqual([]);
    expect(reachable).toContain(readme.file);
  });

  test('a link and a path that lead nowhere are found', () => {
    const text =
      '[a](no/such.md#x) [b](https://a.example) `engine/no-such.ts` `engine/<type>/` `engine/client/app/` `run.ts` [c](../README.md#try-it) [d](../README.md#no)';
    expect(missingIn({ file: 'tools/README.md', text })).toEqual([
      'tools/no/such.md#x',
      'README.md#no',
      'engine/no-such.ts',
      'run.ts',
    ]);
  });

  test('the descriptor in README.md passes the check, and the mistake shown there is reported as shown', async () => {
    const [, descriptor = ''] = /```json\n(.+?)```/s.exec(readmes[0]?.text ?? '') ?? [];
    const [, shown] = /```\n(pages\/.+?)\n```/s.exec(readmes[0]?.text ?? '') ?? [];
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-readme-'));
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await runCommand('new', folder, '--languages', 'en');
    vi.restoreAllMocks();
    const check = async (text: string) => {
      await writeFile(join(folder, 'pages/hours.json'), text);
      return summary(await checkFolder(folder), 1)
        .split('\n')
        .slice(0, -1);
    };
    expect(await check(descriptor)).toEqual([]);
    expect(await check(descriptor.replace('"label": "Days"', '"lable": "Days"'))).toEqual([shown]);
    await rm(folder, { recursive: true });
  });

  test('README.md is a page', () => {
    expect(readmes[0]?.text.split('\n').length).toBeLessThanOrEqual(60);
  });

  test.each([
    ['| `npm run check` |', '| `npm run chek` |', ['there is no chek']],
    ['`npm run gallery`', '`galery`', ['gallery is not told']],
    ['`--lang zh`', '`--language zh`', ['check: there is no --language']],
    ['`--format json`', '`--format xml`', ['check: no format xml']],
    [
      '-- --target static`',
      '-- --taget static`',
      ["npm run build -- --taget static: error: unknown option '--taget'\n(Did you mean --target?)"],
    ],
    [
      'npm run rename -- route /a /b',
      'npm run rename -- rout /a /b',
      [
        'npm run rename -- rout /a /b: "rout" cannot stand here. Allowed choices are route, asset, anchor, section, source, field, collection, record.',
      ],
    ],
  ])('with %s as %s it would be found wrong', async (right, planted, wrong) => {
    expect(everything).toContain(right);
    expect([...new Set(await wrongIn(everything.replaceAll(right, planted)))]).toEqual(expect.arrayContaining(wrong));
  });
});
