import { describe, expect, test } from 'vitest';
import { complaints, fileText, replacePassage, siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';
import { rightName } from './site-files.ts';

const home = (passage: string, by: string) => replacePassage('pages/home.json', passage, by);
const text = fileText(smallSite['pages/home.json']);

describe('a file that is not JSON gives one problem where the mistake is', () => {
  test('a truncated file ends too early', async () => {
    expect(await complaints({ 'pages/home.json': text.slice(0, text.indexOf('"rows"')) })).toMatchInlineSnapshot(`
      [
        "pages/home.json:30:7  The file ends before it is complete: the { of line 10 is still open.",
      ]
    `);
  });

  test('a file cut off inside a text lacks the closing mark', async () => {
    expect(
      await complaints({ 'pages/home.json': text.slice(0, text.indexOf('downloads') + 4) }),
    ).toMatchInlineSnapshot(`
      [
        "pages/home.json:12:13  The closing quotation mark of this text is missing.",
      ]
    `);
  });

  test('a missing comma is reported where the next name stands', async () => {
    expect(await complaints(home('"id": "home",', '"id": "home"'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:4:3  A comma is missing before this.",
      ]
    `);
  });

  test('a trailing comma in an object is pointed at', async () => {
    expect(await complaints(home('"kind": "text"', '"kind": "text",'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:27:25  This comma is one too many.",
      ]
    `);
  });

  test('a trailing comma in a list is pointed at', async () => {
    expect(
      await complaints(replacePassage('pages/shared/links.json', '}\n  ]\n}', '},\n  ]\n}')),
    ).toMatchInlineSnapshot(`
      [
        "pages/shared/links.json:13:6  This comma is one too many.",
      ]
    `);
  });

  test('a key that stands twice is reported at its second place', async () => {
    expect(await complaints(home('"id": "home",', '"id": "home", "id": "home",'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:17  id: "id" stands twice in this object: the first would be lost. Remove one.",
      ]
    `);
  });

  test('an empty file is called empty', async () => {
    expect(await complaints({ 'pages/home.json': ' \n' })).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:1  The file is empty.",
      ]
    `);
  });

  test('a file in another encoding is pointed at where it cannot be read', async () => {
    expect(await complaints(home('首页', '\uFFFD\uFFFD'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:6:12  The file is not UTF-8: save it as UTF-8.",
      ]
    `);
  });

  test('a file in UTF-16 is named', async () => {
    const utf16 = Buffer.from(text, 'utf16le');
    const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]);
    const told = await complaints({ 'pages/home.json': utf16.toString() });
    expect(told).toMatchInlineSnapshot(`
      [
        "pages/home.json:1:1  The file is UTF-16: save it as UTF-8.",
      ]
    `);
    expect(await complaints({ 'pages/home.json': marked.toString() })).toEqual(told);
  });

  test('a version that a merge has emptied is reported', async () => {
    const merged = '<<<<<<< HEAD\n"id": "home",\n||||||| base\n"id": "start",\n=======\n>>>>>>> other\n';
    expect(await complaints(home('"id": "home",\n', merged))).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:3  A merge left two versions here, line 4 and an empty one: keep one, and remove the marks.",
      ]
    `);
  });

  test('a bracket closed too early is reported where it stands', async () => {
    expect(await complaints(home('"id": "home",', '"id": "home" },'))).toMatchInlineSnapshot(`
      [
        "pages/home.json:3:16  This } closes nothing: remove it, or add the bracket that it should close.",
      ]
    `);
  });

  test('what follows the page is reported', async () => {
    expect(await complaints({ 'pages/home.json': `${text}}` })).toMatchInlineSnapshot(`
      [
        "pages/home.json:60:2  This } closes nothing: remove it, or add the bracket that it should close.",
      ]
    `);
  });
});

describe('each kind of mistake has a sentence of its own', () => {
  const mistakes: Record<string, string> = {
    'a comma too many': '"id": "home",,',
    'no colon': '"id" "home",',
    'a colon too many': '"id":: "home",',
    'an equals sign': '"id" = "home",',
    'no value': '"id": ,',
    'no name': '42,',
    'a full-width comma': '"id": "home"，',
    'a semicolon': '"id": "home";',
    'full-width marks': '"id": “home”,',
    'single marks': '\'id\': "home",',
    'a mark in a text': '"id": "the "home" page",',
    'no closing mark': '"id": "home,',
    'no opening mark': '"id": home",',
    'a name without marks': 'id: "home",',
    'a text without marks': '"id": home,',
    'a line break': '"id": "ho\nme",',
    'a tab': '"id": "ho\tme",',
    'a control character': '"id": "ho\u0007me",',
    'a bad escape': '"id": "C:\\data",',
    'a line break after a backslash': '"id": "ho\\\nme",',
    'a bad code': '"id": "\\u12",',
    'a comment': '"id": "home", // the home page',
    'a hash comment': '# the home page\n  "id": "home",',
    'an ideographic space': '"id":\u3000"home",',
    'a no-break space': '"id":\u00A0"home",',
    'a leading zero': '"id": 017,',
    'a decimal comma': '"id": 1,5,',
    'a hexadecimal number': '"id": 0x1F,',
    'a plus sign': '"id": +1,',
    'a bare point': '"id": .5,',
    'an open point': '"id": 1.,',
    NaN: '"id": NaN,',
    undefined: '"id": undefined,',
    None: '"id": None,',
    ture: '"id": ture,',
    yes: '"id": yes,',
    'texts that are added': '"id": "ho" + "me",',
    'an arrow': '"id" => "home",',
    'a conflict': '<<<<<<< HEAD\n"id": "home",\n=======\n"id": "start",\n"id": "home",\n>>>>>>> other',
    'a mark of a conflict': '"id": "home",\n>>>>>>> other',
    'a bracket that closes nothing': '"id": "home"],',
    'a bracket never closed': '"id": { "a": 1,',
    'a bracket never opened': '"id": "a": 1 },',
    'a bracket of the wrong kind': '"id": ["a"},',
    'another sign': '"id": @,',
  };

  test.each(['en', 'zh'] as const)('in %s', async (language) => {
    const said = Object.entries(mistakes).map(async ([name, by]) => {
      const found = checkSite(await siteWith(home('"id": "home",', by)), { language });
      return `${name}: ${found.map((one) => `${one.line}:${one.column} ${one.message}${one.fix ? ' ✓' : ''}`).join(' | ')}`;
    });
    const lines = await Promise.all(said);
    if (language === 'en')
      expect(lines).toMatchInlineSnapshot(`
        [
          "a comma too many: 3:16 This comma is one too many. ✓",
          "no colon: 3:8 A colon is missing between the name and its value. ✓",
          "a colon too many: 3:8 This colon is one too many. ✓",
          "an equals sign: 3:8 A colon must stand between a name and its value, not an equals sign. ✓",
          "no value: 3:9 A value is missing before this.",
          "no name: 3:3 A name in double quotes must stand here.",
          "a full-width comma: 3:15 "，" is a full-width mark: write , in its place. ✓",
          "a semicolon: 3:15 ";" is not a mark of JSON: write , in its place. ✓",
          "full-width marks: 3:9 “ is not a quotation mark of JSON: write " in its place. ✓",
          "single marks: 3:3 ' is not a quotation mark of JSON: write " in its place. ✓",
          "a mark in a text: 3:14 This quotation mark is within a text: write \\" in its place. ✓",
          "no closing mark: 3:9 The closing quotation mark of this text is missing. ✓",
          "no opening mark: 3:9 The opening quotation mark of this text is missing. ✓",
          "a name without marks: 3:3 The name "id" must stand in double quotes. ✓",
          "a text without marks: 3:9 The text "home" must stand in double quotes. ✓",
          "a line break: 3:12 A line break cannot stand in a text as it is: write \\n. ✓",
          "a tab: 3:12 A tab cannot stand in a text as it is: write \\t. ✓",
          "a control character: 3:12 A control character (U+0007) stands here, which cannot be seen: remove it. ✓",
          "a bad escape: 3:12 "\\d" means nothing in a text: a backslash itself is written \\\\.",
          "a line break after a backslash: 3:13 A line break cannot stand in a text as it is: write \\n.",
          "a bad code: 3:10 A \\u must be followed by four hexadecimal digits.",
          "a comment: 3:17 JSON has no comments: remove this one. ✓",
          "a hash comment: 3:3 JSON has no comments, not even with #: remove this one. ✓",
          "an ideographic space: 3:8 This is an ideographic space (U+3000): write an ordinary one. ✓",
          "a no-break space: 3:8 This is a space of another kind (U+00A0): write an ordinary one. ✓",
          "a leading zero: 3:9 "017" begins with a zero too many: write 17. ✓",
          "a decimal comma: 3:10 "1,5" has a comma in place of the point: write 1.5. ✓",
          "a hexadecimal number: 3:9 "0x1F" is a hexadecimal number: write 31. ✓",
          "a plus sign: 3:9 "+1" has a plus sign: write 1. ✓",
          "a bare point: 3:9 ".5" lacks the digit before its point: write 0.5. ✓",
          "an open point: 3:9 "1." lacks the digits after its point: add them, or write 1.",
          "NaN: 3:9 JSON has no NaN: write a number or null.",
          "undefined: 3:9 JSON has no undefined: write null, or leave the field out.",
          "None: 3:9 "None" is not JSON: write null. ✓",
          "ture: 3:9 "ture" is not JSON: write true, or put a text in double quotes.",
          "yes: 3:9 The text "yes" must stand in double quotes.",
          "texts that are added: 3:12 This quotation mark is within a text: write \\" in its place.",
          "an arrow: 3:8 A colon must stand between a name and its value, not an equals sign. ✓",
          "a conflict: 3:3 A merge left two versions here, line 4 and lines 6–7: keep one, and remove the marks.",
          "a mark of a conflict: 4:1 ">>>>>>>" is left over from a merge: see that what stands around it is meant, and remove the mark.",
          "a bracket that closes nothing: 3:15 This ] closes nothing: remove it, or add the bracket that it should close.",
          "a bracket never closed: 3:9 This { is never closed: its } is missing.",
          "a bracket never opened: 3:9 A { is missing before this.",
          "a bracket of the wrong kind: 3:13 This } should close the [ of line 3: write ].",
          "another sign: 3:9 The text "@" must stand in double quotes.",
        ]
      `);
    else
      expect(lines).toMatchInlineSnapshot(`
        [
          "a comma too many: 3:16 这里多了一个逗号。 ✓",
          "no colon: 3:8 字段名与值之间缺少冒号。 ✓",
          "a colon too many: 3:8 这里多了一个冒号。 ✓",
          "an equals sign: 3:8 字段名与值之间须用冒号，不能用等号。 ✓",
          "no value: 3:9 此处之前缺少值。",
          "no name: 3:3 此处应为英文双引号中的字段名。",
          "a full-width comma: 3:15 “，”是全角符号：请改为半角 ,。 ✓",
          "a semicolon: 3:15 JSON 不用“;”：请改为 ,。 ✓",
          "full-width marks: 3:9 “ 不是 JSON 的引号：请改为英文双引号 "。 ✓",
          "single marks: 3:3 ' 不是 JSON 的引号：请改为英文双引号 "。 ✓",
          "a mark in a text: 3:14 这个双引号在文字之中：请写 \\"，或用中文引号“”。 ✓",
          "no closing mark: 3:9 这段文字缺少结尾的双引号。 ✓",
          "no opening mark: 3:9 这段文字缺少开头的双引号。 ✓",
          "a name without marks: 3:3 字段名“id”须写在英文双引号中。 ✓",
          "a text without marks: 3:9 文字“home”须写在英文双引号中。 ✓",
          "a line break: 3:12 文字中不能直接换行：请写 \\n。 ✓",
          "a tab: 3:12 文字中不能直接含制表符：请写 \\t。 ✓",
          "a control character: 3:12 这里有看不见的控制字符（U+0007）：请删去。 ✓",
          "a bad escape: 3:12 “\\d”不是有效的转义序列：反斜杠本身须写作 \\\\。",
          "a line break after a backslash: 3:13 文字中不能直接换行：请写 \\n。",
          "a bad code: 3:10 \\u 之后须为四位十六进制数字。",
          "a comment: 3:17 JSON 不支持注释：请删去。 ✓",
          "a hash comment: 3:3 JSON 不支持注释，以 # 开头的也不行：请删去。 ✓",
          "an ideographic space: 3:8 这里是全角空格（U+3000）：请改为半角空格。 ✓",
          "a no-break space: 3:8 这里是特殊的空白字符（U+00A0）：请改为普通空格。 ✓",
          "a leading zero: 3:9 “017”开头多了 0：请写 17。 ✓",
          "a decimal comma: 3:10 “1,5”的小数点写成了逗号：请写 1.5。 ✓",
          "a hexadecimal number: 3:9 “0x1F”是十六进制数：请写 31。 ✓",
          "a plus sign: 3:9 “+1”带有正号：请写 1。 ✓",
          "a bare point: 3:9 “.5”的小数点前缺少数字：请写 0.5。 ✓",
          "an open point: 3:9 “1.”的小数点后缺少数字：请补上，或写 1。",
          "NaN: 3:9 JSON 没有 NaN：请写数字或 null。",
          "undefined: 3:9 JSON 没有 undefined：请写 null，或不写这个字段。",
          "None: 3:9 “None”不是 JSON 的写法：请写 null。 ✓",
          "ture: 3:9 “ture”不是 JSON 的写法：请写 true；若是文字，须写在英文双引号中。",
          "yes: 3:9 文字“yes”须写在英文双引号中。",
          "texts that are added: 3:12 这个双引号在文字之中：请写 \\"，或用中文引号“”。",
          "an arrow: 3:8 字段名与值之间须用冒号，不能用等号。 ✓",
          "a conflict: 3:3 合并留下了两个版本：第 4 行和第 6–7 行。请保留一个，并删去标记。",
          "a mark of a conflict: 4:1 “>>>>>>>”是合并时留下的标记：请核对前后内容后删去。",
          "a bracket that closes nothing: 3:15 这个 ] 没有对应的左括号：请删去，或补上左括号。",
          "a bracket never closed: 3:9 这个 { 没有闭合：缺少对应的 }。",
          "a bracket never opened: 3:9 此处之前缺少 {。",
          "a bracket of the wrong kind: 3:13 这个 } 对应第 3 行的 [：请改为 ]。",
          "another sign: 3:9 文字“@”须写在英文双引号中。",
        ]
      `);
  });
});

describe('a file that is named almost as it should be', () => {
  const page = smallSite['pages/second.json'];

  test.each([
    'second.JSON',
    'second.json.txt',
    'second.jsonc',
    'second.json5',
    'second .json',
    'second.json ',
    'second．json',
  ])('%j is one problem, and links to it are not dead', async (name) => {
    const found = checkSite(await siteWith({ 'pages/second.json': undefined, [`pages/${name}`]: page }));
    expect(found).toMatchObject([{ file: `pages/${name}`, line: 1, column: 1, code: 'json-misnamed' }]);
    expect(found[0]?.message).toContain('call it "second.json"');
  });

  test('counts as what it should be: site.json, shared sections, records', async () => {
    for (const file of ['pages/site.json', 'pages/shared/links.json'] as const) {
      const found = await complaints({ [file]: undefined, [file.replace('.json', '.JSON')]: smallSite[file] });
      expect(found).toEqual([expect.stringContaining(`is not read: call it "${file.split('/').at(-1)}".`)]);
    }
    const site = await siteWith({ 'pages/third.JSON': {} });
    expect(checkSite(site, { only: () => false })).toMatchObject([{ file: 'pages/third.JSON' }]);
    expect(await complaints({ 'assets/records/news/1.jsonc': [] })).toEqual([
      expect.stringContaining('call it "1.json".'),
    ]);
  });
});

test.each([
  'README.md',
  '.DS_Store',
  'a.txt',
  '.a.json',
  '.json',
  'json',
  'json.txt',
  'a.jsonl',
  'a.json.bak',
  'my page.json',
])('the name %j is not reported', (name) => {
  expect(rightName(`pages/${name}`)).toBe(`pages/${name}`);
});
