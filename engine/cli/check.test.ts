import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageOf } from '../check/messages/message.ts';
import { fileText, replacePassage, smallCollections, smallSite } from '../generate/gallery/small-site.ts';
import { writeAtomically } from '../site/files/files.ts';
import { watchSite } from '../site/watch-site.ts';
import { runCommand } from '../testing/run-command.ts';
import { writeSmallAssets } from '../testing/small-assets.ts';
import { check } from './check.ts';

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-check-'));
  for (const [file, content] of Object.entries({ ...smallCollections, ...smallSite }))
    await writeAtomically(join(folder, file), fileText(content));
  await writeSmallAssets(folder);
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Writes a mistake and checks; returns the exit code. */
async function checked(changes: Record<string, unknown>, ...args: string[]): Promise<number | undefined> {
  for (const [file, text] of Object.entries(changes)) await writeFile(join(folder, file), text as string);
  return runCommand('check', '--site', folder, ...(args.includes('--lang') ? [] : ['--lang', 'en']), ...args);
}

const typo = replacePassage('pages/home.json', '"kind": "text"', '"kind": "txt"');

describe('npm run check', () => {
  test('of a valid site reports success and returns 0', async () => {
    expect(await checked({})).toBe(0);
    expect(printed).toEqual(['check: 15 files, no problems']);
  });

  test('ignores an unfinished file of a stopped command', async () => {
    const file = 'assets/files/notes.txt';
    expect(await checked({ [`${file}.99999999-1a2b3c4d.tmp`]: 'half', [`${file}.1a2b3c4d.tmp`]: 'half' })).toBe(0);
    expect(printed).toEqual(['check: 15 files, no problems']);
    await checked({ [file]: 'whole' });
    expect(printed.join('\n')).toContain(file);
  });

  test('shows a problem on one line, then its position in the file, and returns 1', async () => {
    expect(await checked(typo)).toBe(1);
    expect(printed.join('\n')).toMatchInlineSnapshot(`
      "pages/home.json:27:19  sections[0] (table).columns[1].kind: "txt" is not a choice here. Allowed: text, code, number, date, html, link. Did you mean "text"?
        27 |           "kind": "txt"
           |                   ^
      check: 15 files, 1 problem"
    `);
  });

  test('puts the caret right under a position behind Chinese characters', async () => {
    await checked(replacePassage('pages/news.json', '"zh": "新闻"', '"zh": "新闻", "fr": ""'));
    const [line = '', caret = ''] = (printed[0] as string).split('\n').slice(1);
    const columns = (text: string) => text.replace(/[\u4e00-\u9fff]/g, '##').indexOf('"fr"');
    expect(caret.indexOf('^')).toBe(columns(line));
  });

  test('returns 0 for warnings alone', async () => {
    expect(await checked(replacePassage('pages/second.json', '**{product}** runs `gadget in`.', '<b>x</b>'))).toBe(0);
    expect(printed.join('\n')).toContain('(warning)');
  });

  test('prints Chinese on request', async () => {
    expect(await checked(typo, '--lang', 'zh')).toBe(1);
    expect(printed.at(-1)).toContain('是否想写“text”？');
    expect(printed.at(-1)).toContain('check：15 个文件，1 个问题');
  });

  test('lists disabled rules in its last line only', async () => {
    const off =
      '"checks": { "rules": { "unused-asset": "off", "dead-link": "off", "html-in-text": "error" } },\n  "onDataFailure"';
    const site = replacePassage('pages/site.json', '"onDataFailure"', off);
    expect(await checked(site)).toBe(0);
    expect(await checked({}, '--lang', 'zh')).toBe(0);
    expect(await checked({}, '--format', 'github')).toBe(0);
    expect(printed).toEqual([
      'check: 15 files, no problems; rules that are off: dead-link, unused-asset',
      'check：15 个文件，没有问题；已关闭的规则：dead-link、unused-asset',
    ]);
  });

  test('prints JSON and annotations', async () => {
    await checked(typo, '--format', 'json');
    expect(JSON.parse(printed[0] as string)).toMatchObject([
      { file: 'pages/home.json', line: 27, column: 19, code: 'unknown-value' },
    ]);
    await checked({}, '--format', 'github');
    expect(printed[1]).toMatch(/^::error file=pages\/home\.json,line=27,col=19,title=unknown-value::sections\[0\]/);
  });

  test('cannot check a folder that is not a site', async () => {
    await expect(runCommand('check', '--site', '/nowhere')).rejects.toThrow('has no folder pages/');
  });
});

test('files with almost the name of pages and records are reported, others ignored', async () => {
  const page = fileText(smallSite['pages/second.json']);
  await rename(join(folder, 'pages/second.json'), join(folder, 'pages/second.JSON'));
  const others = {
    'pages/README.md': 'x',
    'pages/.DS_Store': 'x',
    'pages/.second.json.txt': page,
    'assets/a.json.txt': page,
  };
  expect(await checked({ ...others, 'pages/third.json.txt': page }, '--format', 'github')).toBe(1);
  expect(printed[0]?.split('\n').map((line) => line.match(/file=(.*?),.*title=(.*?):/)?.slice(1))).toEqual([
    ['pages/second.JSON', 'json-misnamed'],
    ['pages/third.json.txt', 'json-misnamed'],
  ]);
});

describe('--fix', () => {
  test('restores every byte of a typo and returns 0', async () => {
    expect(await checked({ ...typo, ...replacePassage('pages/second.json', '"title"', '"titel"') }, '--fix')).toBe(0);
    for (const file of ['pages/home.json', 'pages/second.json'] as const)
      expect(await readFile(join(folder, file), 'utf8')).toBe(fileText(smallSite[file]));
    expect(printed[0]?.split('\n')).toHaveLength(2);
    expect(printed[1]).toBe('check: 15 files, no problems');
  });

  test('leaves ambiguous mistakes alone and reports them', async () => {
    const rows = [{ aa: 'A', ab: 'B' }];
    const columns = ['aa', 'ab', 'ac'].map((field) => ({ field, label: '' }));
    const text = fileText({ ...smallSite['pages/product.json'], sections: [{ type: 'table', columns, rows }] });
    expect(await checked({ 'pages/product.json': text }, '--fix')).toBe(1);
    expect(await readFile(join(folder, 'pages/product.json'), 'utf8')).toBe(text);
    expect(printed[0]).toContain('"ac" is not a field of the rows');
  });

  test('fixes mistakes that hide one another in one run', async () => {
    const [[file, text]] = Object.entries(typo) as [[string, string]];
    const slips = text
      .replace(/"(\w+)":/g, "'$1'：")
      .replace(/,\n( +)"/g, ', // 注释\n$1"')
      .replaceAll('}\n', '},\n');
    expect(await checked({ [file]: `\uFEFF${slips}` }, '--fix')).toBe(0);
    expect(await readFile(join(folder, file), 'utf8')).toBe(fileText(smallSite['pages/home.json']));
    expect(printed[0]).toContain('✓ pages/home.json:1:1  The file begins with a byte order mark');
    expect(printed[0]).toContain('is not a quotation mark of JSON');
    expect(printed[0]).toContain('"txt" is not a choice here');
  });

  test('leaves a merge conflict alone', async () => {
    const conflict = replacePassage(
      'pages/second.json',
      '"id": "second"',
      '<<<<<<< a\n"id": "b"\n=======\n"id": "c"\n>>>>>>> d',
    );
    expect(await checked(conflict, '--fix')).toBe(1);
    expect(await readFile(join(folder, 'pages/second.json'), 'utf8')).toBe(conflict['pages/second.json']);
    expect(printed[0]).toContain('A merge left two versions here');
  });

  test('preserves the line ends and indentation of a file', async () => {
    const [[file, text]] = Object.entries(typo) as [[string, string]];
    const own = (content: string) => content.replaceAll('\n', '\r\n').replaceAll('  ', '\t');
    expect(await checked({ [file]: own(text) }, '--fix')).toBe(0);
    expect(await readFile(join(folder, file), 'utf8')).toBe(own(fileText(smallSite['pages/home.json'])));
  });
});

describe('--watch', () => {
  test('checks files again that are saved during the first check', async () => {
    const stop = new AbortController();
    // The delay separates the two saves.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    vi.mocked(console.log).mockImplementationOnce((text) => {
      printed.push(text);
      writeFileSync(join(folder, 'pages/home.json'), typo['pages/home.json'] as string);
    });
    const ended = check({ site: folder, format: 'text', lang: 'en', watch: true, signal: stop.signal });
    await vi.waitFor(() => expect(printed.at(-1)).toContain('check: 15 files, 1 problem'), { timeout: 20_000 });
    expect(printed[0]).toBe('check: 15 files, no problems');
    stop.abort();
    await ended;
  });

  test('of a folder that is not a site reports it, and watches nothing', async () => {
    await rm(join(folder, 'pages'), { recursive: true });
    await expect(check({ site: folder, format: 'text', lang: 'en', watch: true })).rejects.toThrow(
      'has no folder pages/',
    );
  });

  test('checks again after each save, also of a replaced file, and ends on request', async () => {
    const stop = new AbortController();
    let looks = 0;
    const { ended } = await watchSite(
      folder,
      async () => {
        looks++;
      },
      { signal: stop.signal },
    );
    const saved = async (save: () => Promise<void>) => {
      const before = looks;
      await save();
      await vi.waitFor(() => expect(looks).toBeGreaterThan(before), { timeout: 20_000 });
    };
    await saved(() => writeFile(join(folder, 'pages/home.json'), 'a'));
    await saved(() => writeAtomically(join(folder, 'pages/home.json'), 'b'));
    await saved(() => writeAtomically(join(folder, 'pages/new/page.json'), 'c'));
    stop.abort();
    await ended;
  });
});

test.each([
  [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
  [{ LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }, 'en'],
  [{ LC_MESSAGES: 'zh_TW', LANG: 'en_US' }, 'zh'],
  [{}, 'en'],
])('with %o messages are in %s, if no language is requested', (env, language) => {
  expect(languageOf(env)).toBe(language);
});
