import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { typed } from '../../engine/cli/line/command.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { parseLine } from '../../engine/testing/run-command.ts';
import { commands } from '../commands.ts';

const read = (file: string) => readFile(join(root, file), 'utf8');
const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };

/** What npm itself does, and the scripts that are its own work. */
const ofNpm = [
  'install',
  'pack',
  'prepack',
  'postpack',
  ...Object.keys(scripts).filter((name) => scripts[name]?.startsWith('npm ')),
];

test('each script of package.json runs the command of its name, and each command has a script', () => {
  const ours = Object.entries(scripts).filter(([name]) => !ofNpm.includes(name));
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node tools/run.mjs ${name}`])),
  );
});

test('npm packs the README of the package, whose links are to files of the package, and the repository keeps its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-readme-'));
  await mkdir(join(folder, 'engine'));
  await cp(join(root, 'engine/README.md'), join(folder, 'engine/README.md'));
  await writeFile(join(folder, 'README.md'), 'Of the repository.');
  const run = (script = '') => {
    const [, file = '', ...args] = script.split(' ');
    expect(spawnSync(process.execPath, [join(root, file), ...args], { cwd: folder }).status).toBe(0);
    return readFile(join(folder, 'README.md'), 'utf8');
  };
  const packed = await run(scripts.prepack);
  expect(packed).toContain('npm install pagewright');
  expect(missingIn({ file: 'README.md', text: packed })).toEqual([]);
  // The control: as it stands in its folder, its links would not lead there.
  expect(missingIn({ file: 'README.md', text: await read('engine/README.md') })).not.toEqual([]);
  expect(await run(scripts.postpack)).toBe('Of the repository.');
  await rm(folder, { recursive: true });
});

/** What a text in Markdown says of the commands that is not so: commands it lacks or invents, options and words that none takes. */
async function wrongIn(text: string): Promise<string[]> {
  const spans = [...text.replaceAll('```', '').matchAll(/`([^`]+)`|^npm \w+/gm)].map(([whole, span = whole]) => span);
  const wrong = Object.keys(commands)
    .filter((name) => !spans.some((span) => `${span} `.startsWith(`${typed(name)} `) || span === name))
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

/** Every README that is written by hand: of the repository, and of a folder beside what it is about. */
const rooms = ['engine', 'tools'];
const found = await Promise.all(
  rooms.map(async (room) => (await listFiles(join(root, room))).map((file) => `${room}/${file}`)),
);
const files = ['README.md', ...found.flat().filter((file) => file.endsWith('/README.md'))];
const readmes = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })));
const everything = readmes.map(({ text }) => text).join('\n');

/** Places that a text names, as links or as paths in backticks, and that are not there. What has a `<name>` in it is a form. */
function missingIn({ file, text }: { file: string; text: string }): string[] {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^(https?:|#)/.test(to));
  const paths = [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  const ours = paths.filter((path) => /^(engine|tools|schemas)\/[^\s<*]*$/.test(path));
  return [...links.map((to) => join(dirname(file), to.replace(/#.*$/, ''))), ...ours].filter(
    (path) => !existsSync(join(root, path)),
  );
}

describe('the READMEs', () => {
  test('name every command, and of each only options and words that it takes', async () => {
    expect(await wrongIn(everything)).toEqual([]);
  });

  test.each(readmes)('$file names only files that are there, and is found from README.md', (readme) => {
    expect(missingIn(readme)).toEqual([]);
    const linked = readmes[0]?.text.includes(`](${readme.file})`);
    expect(linked || readme.file === 'README.md').toBe(true);
  });

  test('a link and a path that lead nowhere are found', () => {
    const text = '[a](no/such.md#x) [b](https://a.example) `engine/no-such.ts` `engine/<type>/` `engine/client/app/`';
    expect(missingIn({ file: 'tools/README.md', text })).toEqual(['tools/no/such.md', 'engine/no-such.ts']);
  });

  test('README.md is a page', () => {
    expect(readmes[0]?.text.split('\n').length).toBeLessThanOrEqual(110);
  });

  test.each([
    ['| `npm run check` |', '| `npm run chek` |', ['there is no chek']],
    ['`npm run gallery`', '`galery`', ['gallery is not told']],
    ['`--lang zh`', '`--language zh`', ['check: there is no --language']],
    ['`--format json`', '`--format xml`', ['check: no format xml']],
    [
      '-- --target static`',
      '-- --taget static`',
      [
        "npm run build -- --taget static: error: unknown option '--taget'\n(Did you mean --target?)",
        'build: there is no --taget',
      ],
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
