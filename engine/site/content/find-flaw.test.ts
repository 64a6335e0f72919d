import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeFlaw } from '../../check/messages/describe-flaw.ts';
import { rotatedJpeg, rotatedPng, samples, sizedPng, svgFile, videoFile } from '../../testing/sample-files.ts';
import { zip } from '../files/zip.ts';
import { findFlaw } from './find-flaw.ts';
import { readImageSize } from './image-size.ts';

let folder: string;
let sound: Record<string, Uint8Array>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-files-'));
  const archive = await zip([{ name: 'a.txt', content: 'a'.repeat(100) }]);
  sound = {
    ...samples,
    mp4: await videoFile(new Mp4OutputFormat(), 7),
    webm: await videoFile(new WebMOutputFormat(), 3),
    zip: archive,
    docx: archive,
    gz: gzipSync('a text that is long enough to be cut'.repeat(9)),
  };
});
afterAll(() => rm(folder, { recursive: true }));

async function flawOf(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, content);
  return findFlaw(path);
}

const messageOf = async (name: string, content: string | Uint8Array) => {
  const flaw = await flawOf(name, content);
  return flaw && describeFlaw(name, flaw);
};

/** The content of files that Git LFS has not downloaded, or that were downloaded wrongly. */
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const page = '<!DOCTYPE html><title>404</title>';
const heic = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';

test('valid files of every type have no flaw', async () => {
  for (const [ending, content] of Object.entries(sound))
    expect(await flawOf(`sound.${ending}`, content), ending).toBeUndefined();
  // Uppercase extensions, and `.jpeg`.
  expect(await flawOf('a.JPG', samples.jpg as Buffer)).toBeUndefined();
  expect(await flawOf('a.jpeg', samples.jpg as Buffer)).toBeUndefined();
  expect(await flawOf('a.py', 'print()')).toBeUndefined();
});

test('reports files of every type that are empty, truncated, a Git LFS pointer, a web page or HEIC', async () => {
  for (const [ending, content] of Object.entries(sound)) {
    const name = `b.${ending}`;
    expect(await flawOf(name, ''), ending).toEqual({ kind: 'empty' });
    for (const part of [0.5, 0.9]) {
      const cut = content.subarray(0, Math.floor(content.length * part));
      const flaw = await flawOf(name, cut);
      if (ending === 'svg') expect(flaw?.kind).toBe('malformed-xml');
      else expect(flaw, `${ending} cut to ${part}`).toEqual({ kind: 'truncated' });
    }
    expect(await flawOf(name, pointer), ending).toEqual({ kind: 'other', actual: { kind: 'lfs' } });
    expect(await flawOf(name, page), ending).toEqual({ kind: 'other', actual: { kind: 'html' } });
    expect(await flawOf(name, heic), ending).toEqual({ kind: 'other', actual: { kind: 'format', ending: 'heic' } });
  }
});

test('reports captions that are empty, a Git LFS pointer, a web page or a video, and leaves their text to a rule', async () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\n';
  expect(await flawOf('b.vtt', captions)).toBeUndefined();
  // In GBK.
  expect(await flawOf('b.vtt', Buffer.concat([Buffer.from(captions), Buffer.from('c4e3bac3', 'hex')]))).toBeUndefined();
  expect(await flawOf('b.vtt', '')).toEqual({ kind: 'empty' });
  expect(await flawOf('b.vtt', pointer)).toEqual({ kind: 'other', actual: { kind: 'lfs' } });
  expect(await flawOf('b.vtt', page)).toEqual({ kind: 'other', actual: { kind: 'html' } });
  expect(await flawOf('b.vtt', sound.mp4 as Uint8Array)).toEqual({
    kind: 'other',
    actual: { kind: 'format', ending: 'mp4' },
  });
  expect((await messageOf('b.vtt', page))?.en).toContain(
    'assets/b.vtt is not captions (WebVTT): it is a web page (HTML)',
  );
});

test('reports the actual type of a file with a wrong extension', async () => {
  const kinds = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg', 'pdf', 'mp4', 'webm', 'gz'];
  for (const ending of kinds)
    for (const actual of kinds.filter((one) => one !== ending))
      expect(await flawOf(`c.${ending}`, sound[actual] as Uint8Array), `${actual} as .${ending}`).toEqual({
        kind: 'other',
        actual: { kind: 'format', ending: actual },
      });
});

describe('the message names the actual type and a fix', () => {
  test.each([
    ['lfs.png', pointer, /Git LFS pointer.*git lfs pull/, /Git LFS 指针.*git lfs pull/],
    ['html.png', page, /web page \(HTML\)/, /网页（HTML）/],
    ['heic.jpg', heic, /HEIC picture.*Export it as JPEG/, /HEIC 图片.*导出为 JPEG/],
    ['png.jpg', samples.png as Buffer, /it is a PNG picture\. End its name in "\.png"/, /PNG 图片.*“\.png”/],
    ['text.pdf', 'Not found: nothing is here', /plain text/, /纯文本/],
    ['x.pdf', 'x\n', /placeholder/, /占位/],
    ['x.svg', '<?xml version="1.0"?><feed/>', /another XML file/, /其他 XML/],
  ])('%s', async (name, content, en, zh) => {
    const words = await messageOf(name, content);
    expect(words?.en).toMatch(en);
    expect(words?.zh).toMatch(zh);
    expect(words?.en).toContain(`assets/${name}`);
  });
});

describe('SVG', () => {
  const illustrator = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;"><path d="M0 0"/></svg>`;
  test.each([
    ['as a program exports it', illustrator],
    ['with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect/></s:svg>'],
    ['after a comment', `<!-- made by hand -->\n${svgFile('<rect/>')}`],
    ['with a circle of references', svgFile('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ['with an icon used often', svgFile(`<symbol id="a"><path d=""/></symbol>${'<use href="#a"/>'.repeat(5000)}`)],
  ])('%s: no flaw', async (_, text) => {
    expect(await flawOf('d.svg', text)).toBeUndefined();
  });

  /** Each level includes the one below it twice. */
  const doubled = (levels: number, reference: (id: string) => string) =>
    Array.from({ length: levels }, (_, n) => `<g id="l${n + 1}">${reference(`l${n}`).repeat(2)}</g>`).join('');
  const start = '<rect id="l0"/>';
  test.each([
    ['31 levels of use', svgFile(start + doubled(31, (id) => `<use href="#${id}"/>`)), 'too-many-elements'],
    ['old links', svgFile(start + doubled(31, (id) => `<use xlink:href="#${id}"/>`)), 'too-many-elements'],
    ['patterns', svgFile(start + doubled(31, (id) => `<rect fill="url(#${id})"/>`)), 'too-many-elements'],
    ['masks in style', svgFile(start + doubled(31, (id) => `<g style="mask: url('#${id}')"/>`)), 'too-many-elements'],
    [
      'patterns by style sheet',
      svgFile(
        `<style>${Array.from({ length: 31 }, (_, n) => `.c${n} { fill: url(#l${n}) }`).join('')}</style>${start}` +
          doubled(31, (id) => `<rect class="${id.replace('l', 'c')}"/>`),
      ),
      'too-many-elements',
    ],
    ['8,000 groups', svgFile(`${'<g>'.repeat(8000)}${'</g>'.repeat(8000)}`), 'too-deep'],
    [
      'a long chain of references',
      svgFile(start + Array.from({ length: 9000 }, (_, n) => `<g id="l${n + 1}"><use href="#l${n}"/></g>`).join('')),
      'too-deep',
    ],
    ['many elements', svgFile('<rect/>'.repeat(200_000)), 'too-many-elements'],
    [
      'entities of entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svgFile('<text>&b;</text>')}`,
      'unsafe-entities',
    ],
    ['entities of markup', `<!DOCTYPE svg [<!ENTITY a "<g/>">]>${svgFile('&a;')}`, 'unsafe-entities'],
    ['no namespace', '<svg width="20" height="10"><rect width="10" height="5"/></svg>', 'no-namespace'],
    [
      'entities used often',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}">]>${svgFile('&a;'.repeat(100_000))}`,
      'unsafe-entities',
    ],
    [
      'a style sheet that refers to all elements for each',
      svgFile(
        `${'<a>'.repeat(200)}<style>${'a{fill:url(#i)}'.repeat(200_000)}</style>${'<a id="i"/>'.repeat(20_000)}${'</a>'.repeat(200)}`,
      ),
      'too-many-elements',
    ],
    ['an open element', '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>', 'malformed-xml'],
    ['an undeclared prefix', '<svg xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>', 'malformed-xml'],
    ['a bare ampersand', svgFile('<text>R & D</text>'), 'malformed-xml'],
    ['a name of HTML', svgFile('<text>a&nbsp;b</text>'), 'malformed-xml'],
  ])('%s', async (_, text, kind) => {
    const flaw = await flawOf('e.svg', text);
    expect(flaw?.kind).toBe(kind);
    expect(flaw && describeFlaw('e.svg', flaw)).toMatchObject({ en: expect.any(String), zh: expect.any(String) });
  });
});

describe('a text for which a careless pattern takes minutes is inspected quickly', () => {
  const many = 1_000_000;
  test.each([
    ['blanks of a style sheet', svgFile(`<style>${' '.repeat(many)}</style>`)],
    ['rules of a style sheet', svgFile(`<style>${'a{fill:url(#b)}'.repeat(many / 10)}</style>`)],
    ['open references', svgFile(`<path fill="${'url(#a'.repeat(many)}"/>`)],
    ['blanks of a reference', svgFile(`<path fill="url(#a${' '.repeat(many)}"/>`)],
    ['blanks of an entity', `<!DOCTYPE svg [<!--]><svg--><!ENTITY${' '.repeat(many)}a "b">]>${svgFile('')}`],
    ['classes', svgFile(`<path class="${'a '.repeat(many)}"/>`)],
    ['comments', `${'<!---->'.repeat(1000)}${svgFile('')}`],
  ])('%s', async (_, text) => {
    expect(await flawOf('g.svg', text)).toBeUndefined();
  });

  test('comments without an SVG', async () => {
    expect(await flawOf('g.svg', '<!---->'.repeat(1000))).toEqual({ kind: 'other', actual: { kind: 'xml' } });
  });
});

test('reports a picture with more pixels than browsers can show, but not a large photo', async () => {
  expect(await flawOf('f.png', sizedPng(65_536, 32_768))).toMatchObject({ kind: 'too-many-pixels', width: 65_536 });
  expect(await flawOf('f.png', sizedPng(2 ** 31 - 1, 1))).toMatchObject({ kind: 'too-many-pixels' });
  expect(await flawOf('f.png', sizedPng(16_320, 12_240))).toBeUndefined();
});

test('a picture with an orientation has the width and height that browsers show', () => {
  for (const turned of [rotatedJpeg, rotatedPng])
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(readImageSize(turned(orientation)), `${turned.name} ${orientation}`).toEqual(
        orientation >= 5 ? { width: 2, height: 4 } : { width: 4, height: 2 },
      );
});

test('a picture with damaged EXIF data has no flaw, and the size in its header', async () => {
  const png = rotatedPng(6);
  const directory = png.indexOf('eXIf') + 8;
  png.fill(0xff, directory, directory + 4);
  expect(readImageSize(png)).toEqual({ width: 4, height: 2 });
  expect(await flawOf('damaged.png', png)).toBeUndefined();
});

test('a small archive with huge content is not unpacked completely', async () => {
  const member = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const cut = member.subarray(0, -100);
  expect(await flawOf('bomb.gz', Buffer.concat([...Array.from({ length: 17 }, () => member), cut]))).toBeUndefined();
  expect(await flawOf('cut.gz', Buffer.concat([member, cut]))).toEqual({ kind: 'truncated' });
});
