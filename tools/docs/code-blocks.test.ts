import { afterAll, describe, expect, test } from 'vitest';
import { nameCodeFiles } from '../../engine/docs/name-code-files.ts';
import { createRenderer } from '../../engine/site/markdown/render-markdown.ts';
import { isFull } from '../../engine/testing/test-depth.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkTypes } from './check-types.ts';
import { compareBlocks, type DocsText, readBlocks, readTexts } from './read-texts.ts';
import { sampleSites } from './sample-site.ts';

const texts = await readTexts();
const sites = sampleSites();
afterAll(() => sites.remove());

async function failuresOf(name: string, locale: string, blocks: ReturnType<typeof readBlocks>) {
  const site = await sites.create(name, locale);
  try {
    return await checkBlocks(blocks, site);
  } finally {
    await site.remove();
  }
}

/** Whether a text has blocks that the comparison with those in English skips: Markdown, and what commands print. */
const hasUncompared = ({ blocks }: DocsText) =>
  blocks.some(
    ({ language, marks: [kind = ''] }) =>
      language === 'md' || (language === 'text' && ['output', 'problems'].includes(kind)),
  );

const runsCommands = ({ blocks }: DocsText) => blocks.some(({ marks }) => marks.includes('run'));

/** A commit run only compares the blocks in Chinese of a text that runs commands: they take most of the time. */
const tried = texts.filter(
  (text) => text.blocks.length > 0 && (isFull || text.locale === 'en' || hasUncompared(text) || !runsCommands(text)),
);

describe('the code blocks of the documentation', () => {
  test.each(tried)('$file: every block works', async ({ name, locale, blocks }) => {
    expect(await failuresOf(name, locale, blocks)).toEqual([]);
  });

  test.each(texts.filter(({ locale }) => locale === 'en'))(
    '$file has the blocks of its translation',
    ({ name, blocks }) => {
      const translated = texts.find((text) => text.name === name && text.locale === 'zh');
      expect(compareBlocks(blocks, translated?.blocks ?? [])).toEqual([]);
      for (const { language, marks, code } of translated?.blocks ?? [])
        if (language === 'json' && !marks.includes('wrong')) JSON.parse(code);
    },
  );

  test('name their file above the code, and control: those without a file do not', () => {
    const text = '```json pages/home.json merge\n{}\n```\n\n```sh run\nnpm start\n```\n';
    const html = createRenderer([nameCodeFiles]).render(text, { titles: {} });
    expect(html).toContain('<figcaption><code>pages/home.json</code></figcaption><pre');
    expect(html.match(/<figure/g)).toHaveLength(1);
  });

  test('TypeScript accepts those in TypeScript, and control: it reports a wrong type and a missing package', async () => {
    const blocks = readBlocks(
      fence(
        'ts',
        "import type { Text } from 'pagewright/section';",
        'const text: Text = 5;',
        'export const a = text;',
      ) +
        fence(
          'tsx sections/a/a.tsx needs=some-charts',
          "import charts from 'some-charts';",
          "import other from 'no-charts';",
          'export default () => <p>{charts(other)}</p>;',
        ),
    );
    // One program for all: each reads the types of the engine.
    expect(await checkTypes([...texts, { name: 'control', locale: 'en', blocks }])).toEqual([
      expect.stringMatching(/^control\.en\/block-.*TS2322/),
      expect.stringMatching(/^control\.en\/sections\/a\/a\.tsx.*no-charts/),
    ]);
  });
});

const fence = (info: string, ...lines: string[]) => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\n`;
const page = (fields: string) =>
  `{ "$schema": "../schemas/page.schema.json", "id": "hours", "route": "/hours", "title": "Hours", ${fields} }`;

describe('a mistake is found', () => {
  test.each([
    ['a block without a language', fence('', 'x'), /^line 1: no check for blocks in no language$/],
    ['an unknown language', fence('cobol', 'x'), /no check for blocks in "cobol"/],
    ['an unknown mark', fence('json section wrogn', '{}'), /unknown mark wrogn/],
    ['JSON that is neither a file nor a section', fence('json', '{}'), /give the path/],
    ['an unknown field', fence('json pages/hours.json', page('"sections": [], "leed": "x"')), /hours\.json.*"leed"/],
    ['a section of no type', fence('json section', '{ "type": "tabel" }'), /tabel/],
    ['a merged field of no meaning', fence('json pages/site.json merge', '{ "tagl": "x" }'), /site\.json.*"tagl"/],
    ['a broken package.json', fence('json package.json', '{ "name": }'), /^line 1: .*JSON/s],
    [
      'a right file that is marked as wrong',
      fence(
        'json pages/hours.json wrong',
        page('"sections": []').replace(
          '"Hours"',
          '"Hours", "description": "When the library is open, and when it is closed for holidays."',
        ),
      ),
      /reports nothing/,
    ],
    ['an unknown option', fence('sh', 'npx pagewright check --fromat json'), /--fromat/],
    ['an unknown script', fence('sh', 'npm run chek'), /no command chek/],
    ['an unknown program', fence('sh', 'frobnicate'), /frobnicate is not a program/],
    ['an unknown option of create', fence('sh', 'npm create pagewright@latest a -- --languges en'), /languges/],
    ['a package that nobody installs', fence('sh', 'npm install left-pad'), /needs=left-pad/],
    [
      'other output',
      fence('sh run', 'npx pagewright check') + fence('text output', 'check: all is well'),
      /not printed/,
    ],
    [
      'a command that fails',
      fence('json pages/hours.json', page('"sectoins": []')) + fence('sh run', 'npx pagewright check'),
      /ends with exit code 1\. It prints:\npages\/hours\.json/,
    ],
    ['a command that should fail', fence('sh run fails', 'npx pagewright check'), /no command fails/],
    ['output of no command', fence('text output', 'x'), /no block before it/],
    [
      'other problems',
      fence('json pages/hours.json wrong', '{') + fence('text problems', 'pages/hours.json: fine'),
      /not printed/,
    ],
    ['a missing file', fence('text tree', 'pages/site.json', 'pages/no.json'), /no pages\/no\.json/],
    ['a list of YAML that does not end', fence('yaml', 'a: [1'), /^line 1/],
    [
      'a workflow that GitHub refuses',
      fence('yaml .github/workflows/a.yml', 'on: push', 'jobs: { a: { run-on: x } }'),
      /^line 1/,
    ],
    ['a command in YAML', fence('yaml', 'script:', '  - npx --no-install pagewright check --lnag zh'), /--lnag/],
    ['a command of the image', fence('sh', 'docker run --rm --volume "$PWD:/site" pagewright chek'), /no command chek/],
    ['a command in Lua', fence('lua', "cmd = { 'pagewright', 'langage-server' }"), /langage-server/],
    ['CSS that does not end', fence('css pages/theme.css', '.a { color red }'), /^line 1/],
    ['a wrong instruction', fence('dockerfile', 'FRM node'), /^line 1/],
  ])('%s', async (_, text, message) => {
    expect(await failuresOf('control', 'en', readBlocks(text))).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    );
  });

  test('none, where there is none', async () => {
    const text = [
      fence('json pages/hours.json wrong', page('"sectoins": []')),
      fence('text problems', 'pages/hours.json:1:…"sectoins"…'),
      fence('json section', '{ "type": "prose", "paragraphs": ["Open on **Monday**."] }'),
      fence('sh run', 'npx pagewright check   # every file'),
      fence('text output', 'check: … files, no problems'),
      fence('text tree', 'pages/site.json  settings'),
    ].join('\n');
    expect(await failuresOf('control', 'en', readBlocks(text))).toEqual([]);
  });

  test.each([
    ['a missing block', fence('sh', 'npm start'), ''],
    ['another mark', fence('sh', 'npm start'), fence('sh run', 'npm start')],
    ['another command', fence('sh', 'npm start'), fence('sh', 'npm test')],
  ])('between languages: %s', (_, english, chinese) => {
    expect(compareBlocks(readBlocks(english), readBlocks(chinese))).toHaveLength(1);
    expect(
      compareBlocks(
        readBlocks(`${english}${fence('sh', 'npm test # x')}`),
        readBlocks(`${english}${fence('sh', 'npm test # 测试')}`),
      ),
    ).toEqual([]);
  });
});
