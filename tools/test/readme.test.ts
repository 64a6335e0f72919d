import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { typed } from '../commands/line/command.ts';
import { readValues } from '../commands/line/read.ts';
import { commands } from '../commands.ts';
import { root } from '../paths.ts';

const read = (file: string) => readFile(join(root, file), 'utf8');
const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };

/** What npm itself does, and the scripts that are its own work. */
const ofNpm = ['install', 'pack', ...Object.keys(scripts).filter((name) => scripts[name]?.startsWith('npm '))];

test('each script of package.json runs the command of its name, and each command has a script', () => {
  const ours = Object.entries(scripts).filter(([name]) => !ofNpm.includes(name));
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node tools/run.mjs ${name}`])),
  );
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
      await readValues(name, command, args.split(' ')).catch(({ message }) => wrong.push(`${span}: ${message}`));
  }
  for (const [, first = '', says = ''] of text.matchAll(/^\| (`npm run [^|]*) \| (.*) \|$/gm)) {
    const names = [...first.matchAll(/`(?:npm run )?([\w:-]+)/g)].map(([, name = '']) => name);
    const row = names.flatMap((name) => commands[name] ?? []);
    for (const [, span = ''] of says.matchAll(/`([^`]*)`/g))
      for (const [, option = '', value] of span.matchAll(/--([a-z][\w-]*)(?: ([a-z]+))?/g)) {
        const found = row.flatMap(({ options }) => options[option] ?? []);
        if (found.length === 0) wrong.push(`${names}: there is no --${option}`);
        if (value && found.some(({ kind }) => !kind?.choices?.includes(value)))
          wrong.push(`${names}: no ${option} ${value}`);
      }
  }
  return wrong;
}

describe('README.md', () => {
  test('names every command, and of each only options and words that it takes', async () => {
    expect(await wrongIn(await read('README.md'))).toEqual([]);
  });

  test.each([
    ['| `npm run check` |', '| `npm run chek` |', ['there is no chek']],
    ['`npm run soak`', '`soaking`', ['soak is not told']],
    ['`--lang zh`', '`--language zh`', ['check: there is no --language']],
    ['`--format json`', '`--format xml`', ['check: no format xml']],
    [
      '-- --target static`',
      '-- --taget static`',
      [
        'npm run build -- --taget static: There is no option --taget. Did you mean --target?',
        'build: there is no --taget',
      ],
    ],
    [
      'npm run rename -- route /a /b',
      'npm run rename -- rout /a /b',
      [
        'npm run rename -- rout /a /b: "rout" cannot stand here: write route, asset, anchor, section, source, field, collection or record. Did you mean route?',
      ],
    ],
  ])('with %s as %s it would be found wrong', async (right, planted, wrong) => {
    const text = await read('README.md');
    expect(text).toContain(right);
    expect([...new Set(await wrongIn(text.replaceAll(right, planted)))]).toEqual(expect.arrayContaining(wrong));
  });
});
