import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { parseLanguages } from '../cli/line/parsers.ts';
import { siteTemplates } from '../generate/scaffold/site-template.ts';
import { root } from '../site/paths.ts';
import { completeAnswers, parseArguments, templates } from './arguments.js';

const terminal = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY });

/** Answers the questions with these lines. Returns the answers and the questions. */
async function answer(line: string[], ...lines: string[]) {
  const [input, output] = [terminal(true), new PassThrough()];
  const asked: string[] = [];
  output.on('data', (text: Buffer) => {
    asked.push(String(text));
    input.write(`${lines.shift() ?? ''}\n`);
  });
  return { answers: await completeAnswers(parseArguments(line), input, output), asked };
}

test.each([
  [['my-site'], { folder: 'my-site' }],
  [
    ['.', '--name', 'A B', '--languages', 'fr,zh-Hant', '--engine', 'next'],
    { folder: '.', name: 'A B', languages: 'fr,zh-Hant', engine: 'next' },
  ],
  [['--template=press', 'a'], { folder: 'a', template: 'press' }],
  [['a', '--template', 'product', '--languages', 'en,zh'], { folder: 'a', template: 'product', languages: 'en,zh' }],
  [['-h'], { help: true }],
])('the line %j is parsed', (line, answers) => {
  expect(parseArguments(line)).toEqual(answers);
});

test.each([
  [['a', 'b'], 'Give one folder, not also b.'],
  [['a', '--nam', 'x'], "Unknown option '--nam'"],
  [['a', '--template', 'musuem'], '"musuem" is no template: give one of empty, museum, press, product.'],
  [['a', '--languages', 'english'], '"english" is no languages: give codes'],
  [['a', '--template', 'press', '--languages', 'fr'], 'leave out --languages'],
])('the line %j is refused', (line, message) => {
  expect(() => parseArguments(line)).toThrow(message);
});

test('a terminal is asked for what is missing, with a default', async () => {
  const { answers, asked } = await answer([], 'lab', '', '', 'fr,en');
  expect(answers).toEqual({ folder: 'lab', name: 'lab', template: 'empty', languages: 'fr,en' });
  expect(asked).toEqual([
    'Folder [my-site]: ',
    'Name of the site [lab]: ',
    'Template: empty, museum, press, product [empty]: ',
    'Languages, the default first, for example fr,en [en]: ',
  ]);
  expect((await answer(['lab', '--name', 'Lab'], 'museum')).answers).toEqual({
    ...{ folder: 'lab', name: 'Lab', template: 'museum' },
  });
  await expect(answer(['lab', '--name', 'Lab'], 'musuem')).rejects.toThrow('"musuem" is no template');
});

test('without a terminal nothing is asked, and the folder is needed', async () => {
  expect(await completeAnswers({ folder: 'lab' }, terminal(false))).toEqual({ folder: 'lab' });
  await expect(completeAnswers({}, terminal(false))).rejects.toThrow('Give the folder of the new site.');
});

test('the package agrees with the engine: version, license, templates and language codes', async () => {
  const read = async (file: string) => readFile(join(root, file), 'utf8');
  const fieldsOf = async (file: string) => {
    const { version, license, engines } = JSON.parse(await read(file));
    return { version, license, engines };
  };
  expect(await fieldsOf('engine/create/package.json')).toEqual(await fieldsOf('package.json'));
  expect(await read('engine/create/LICENSE')).toBe(await read('LICENSE'));
  expect(templates).toEqual(siteTemplates);
  const accepts = (parse: () => unknown) => {
    try {
      parse();
      return true;
    } catch {
      return false;
    }
  };
  for (const codes of ['en', 'fr, en', 'zh-Hant-TW', 'en,', 'EN', 'english', '', 'en,en', 'e'])
    expect([codes, accepts(() => parseArguments(['a', '--languages', codes]))]).toEqual([
      codes,
      accepts(() => parseLanguages(codes)),
    ]);
});
