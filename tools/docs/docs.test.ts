import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '../../engine/check/messages/message.ts';
import { formatProblem } from '../../engine/check/problem.ts';
import { rules } from '../../engine/check/rules/rules.ts';
import { checkFolder } from '../../engine/cli/check-folder.ts';
import { siteCommands } from '../../engine/cli/commands.ts';
import { sectionTypes } from '../../engine/generate/gallery/examples.ts';
import { root } from '../../engine/site/paths.ts';
import { checkTypes } from './check-types.ts';
import { docsFolder } from './docs-folder.ts';
import { untranslatedSentences } from './reference/command-page.ts';
import { inConfig, readConfigTypes } from './reference/config-page.ts';
import type { TypeDoc } from './reference/read-types.ts';
import type { ReferencePage } from './reference/reference-page.ts';
import { writeReference } from './reference/write-reference.ts';

let pages: ReferencePage[];
beforeAll(async () => {
  pages = await writeReference();
});

test('the documentation site has no problem and no warning', async () => {
  expect((await checkFolder(docsFolder)).map((problem) => formatProblem(problem))).toEqual([]);
});

test('npm run docs at a taken port names itself', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  const { stderr } = spawnSync(process.execPath, [join(root, 'tools/run.mjs'), 'docs'], { env, encoding: 'utf8' });
  other.close();
  expect(stderr).toMatch(new RegExp(`^npm run docs: port ${port} is taken\\..* PORT=\\d+ npm run docs\n$`));
});

test('the reference has each section type, command and rule, and each rule that can be set has a mistake', () => {
  const text = (slug: string) => pages.find((page) => page.slug === slug)?.content.en ?? '';
  expect(pages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([...sectionTypes, 'page', 'site', 'types', 'api']),
  );
  expect([...text('commands').matchAll(/^## (.+)$/gm)].map(([, name]) => name)).toEqual(Object.keys(siteCommands));
  const parts = text('rules').split(/^## /m).slice(1);
  expect(parts.map((part) => part.split('\n')[0])).toEqual(rules.map(({ code }) => code));
  const without = parts.filter((part) => !part.includes('```text')).map((part) => part.split('\n')[0]);
  expect(without).toEqual(rules.flatMap(({ code, firm }) => (firm ? [code] : [])));
});

test('each sentence of a command has a Chinese translation', () => {
  expect(untranslatedSentences(), 'to add to or remove from tools/docs/reference/commands.zh.json').toEqual([]);
});

describe('the reference of the configuration', () => {
  const [config, ...types] = readConfigTypes();
  const isComplete = ({ says: { en, zh } }: { says: Message }) =>
    /^[A-Z\d`].*\.$/s.test(en) && /\p{Script=Han}.*。$/su.test(zh);

  test('has a sentence for each type and field in both languages, and the default of optional fields', () => {
    expect(config?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['vite', 'rules', 'parts']));
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['OwnRule', 'ExternalScript', 'PartPaths']));
    const incomplete = [config as TypeDoc, ...types].flatMap((type) => [
      ...(isComplete(type) ? [] : [type.name]),
      ...[...type.fields, ...type.fields.flatMap(({ fields }) => fields)].flatMap((field) => {
        const hasDefault = field.required || /Default: /.test(field.says.en) === /默认：/.test(field.says.zh);
        return isComplete(field) && hasDefault ? [] : [`${type.name}.${field.name}`];
      }),
    ]);
    expect(incomplete).toEqual([]);
    expect(config?.fields.filter(({ example }) => example === undefined)).toEqual([]);
  });

  test('has examples that TypeScript accepts', async () => {
    const typed = types.flatMap(({ name, example }) =>
      example === undefined
        ? []
        : `import type { ${name} } from 'pagewright/config';\nexport const example: ${name} = ${example};`,
    );
    const codes = [...(config?.fields ?? []).map(({ example = '' }) => inConfig(example)), ...typed];
    expect(typed.length).toBeGreaterThan(1);
    const marks = ['@tailwindcss/vite', 'markdown-it-abbr'].map((name) => `needs=${name}`);
    const blocks = codes.map((code, line) => ({ language: 'ts', code, line, marks }));
    expect(await checkTypes([{ name: 'config', locale: 'en', blocks }])).toEqual([]);
  });
});

test('what is generated is not committed', () => {
  expect(
    execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', 'engine/docs/assets/records/reference'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    ),
  ).toBe('');
});

test('the site names the version of the package', async () => {
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));
  const { version } = await read('package.json');
  expect((await read('engine/docs/pages/site.json')).values.version).toBe(version);
  const [newest] = await read('engine/docs/parts/versions.json');
  expect(newest.name).toBe(/^\d+\.\d+/.exec(version)?.[0]);
});
