import { describe, expect, test } from 'vitest';
import { contextWith, sha256 } from '../generate/gallery/small-context.ts';
import type { CompiledTarget } from '../model/compiled.ts';
import { fillFields } from '../model/fill-address.ts';
import { compilePicture } from './picture.ts';
import { compileRowTarget, compileTarget } from './target.ts';
import { compileText, plainText } from './text.ts';

const context = await contextWith();
const { site } = context;

describe('a link', () => {
  test.each<[string, CompiledTarget, CompiledTarget]>([
    ['/', { href: '/' }, { href: '/en' }],
    ['/second', { href: '/second' }, { href: '/en/second' }],
    ['/second/?a=b#c', { href: '/second?a=b#c' }, { href: '/en/second?a=b#c' }],
    ['/{product}-introduce', { href: '/gadget-introduce' }, { href: '/en/gadget-introduce' }],
    ['/item/{id}', { href: '/item/{id}' }, { href: '/en/item/{id}' }],
    ['#guide', { href: '#guide' }, { href: '#guide' }],
    ['mailto:{email}', { href: 'mailto:support@example.com' }, { href: 'mailto:support@example.com' }],
    [
      'https://example.com/a',
      { href: 'https://example.com/a', external: true, newTab: true },
      { href: 'https://example.com/a', external: true, newTab: true },
    ],
    [
      'docs:a',
      { href: 'https://example.com/zh/a', external: true, newTab: true },
      { href: 'https://example.com/en/a', external: true, newTab: true },
    ],
  ])('to %s is resolved for each language', (to, zh, en) => {
    expect(compileTarget(to, 'zh', context)).toEqual(zh);
    expect(compileTarget(to, 'en', context)).toEqual(en);
  });

  test('of a row shows doubled braces as they are, after fields are filled in', () => {
    const { href } = compileRowTarget('/{product}-introduce/{id}?a={{id}}', 'zh', context);
    expect(fillFields(href, { id: 7 })).toBe('/gadget-introduce/7?a={id}');
    // The control: any other link shows them at once.
    expect(compileTarget('/second?a={{id}}', 'zh', context)).toEqual({ href: '/second?a={id}' });
  });

  test('to a number is made of the value that is read, without its spaces', () => {
    const called = { ...context, site: { ...site, values: { ...site.values, phone: '+86 (10) 0000 0000' } } };
    expect(compileTarget('tel:{phone}', 'zh', called)).toEqual({ href: 'tel:+861000000000' });
  });

  test('to a file says what is downloaded, and takes no language', () => {
    const file = { name: 'example.zip', bytes: 1234, sha256 };
    expect(compileTarget('files:example.zip', 'en', context)).toEqual({ href: '/files/example.zip', file });
    expect(compileTarget('/files/example.zip', 'en', context)).toEqual({ href: '/files/example.zip' });
  });

  test('opens a new tab for a PDF file and another site, unless it says otherwise', () => {
    expect(compileTarget('files:example.pdf', 'zh', context).newTab).toBe(true);
    expect(compileTarget('files:example.pdf', 'zh', context, false)).not.toHaveProperty('newTab');
    expect(compileTarget('https://example.com', 'zh', context, false)).not.toHaveProperty('newTab');
    expect(compileTarget('/second', 'zh', context, true).newTab).toBe(true);
  });

  test('that differs by language leads to each one’s own', () => {
    const to = { zh: '/second', en: '#guide' };
    expect(compileTarget(to, 'zh', context).href).toBe('/second');
    expect(compileTarget(to, 'en', context).href).toBe('#guide');
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'fils:a.zip',
    'two words',
    'tel:1 2',
    '',
  ])('to %j links to the home page instead', (to) => {
    expect(compileTarget(to, 'zh', context)).toEqual({ href: '/' });
    expect(compileTarget(to, 'en', context)).toEqual({ href: '/en' });
  });
});

describe('a text', () => {
  const target = (to: string) => compileTarget(to, 'en', context);

  test('is of one language, with site values filled in', () => {
    expect(compileText({ zh: '中 {product}', en: 'E {product}' }, 'zh', site, target)).toBe('中 Gadget');
    expect(compileText({ zh: '中 {product}', en: 'E {product}' }, 'en', site, target)).toBe('E Gadget');
    expect(compileText('1 {other}', 'en', site, target)).toBe('1 {other}');
  });

  test('without markup stays a string, also when a mark is escaped', () => {
    expect(compileText('a * b', 'en', site, target)).toBe('a * b');
    expect(compileText('a \\*\\*b\\*\\*', 'en', site, target)).toBe('a **b**');
    expect(compileText('', 'en', site, target)).toBe('');
  });

  test('with markup is a tree whose links are resolved', () => {
    expect(compileText('See [**the** `guide`](/second#guide).', 'en', site, target)).toEqual([
      'See ',
      { label: [{ strong: 'the' }, ' ', { code: 'guide' }], to: { href: '/en/second#guide' } },
      '.',
    ]);
  });

  test('as words alone has no markup', () => {
    expect(plainText('**{product}** `in` [the guide](/second)', 'en', site)).toBe('Gadget in the guide');
  });
});

test('a picture has its address, its words and its own size; none where the file has none', () => {
  const words = { zh: '示例', en: 'Example' };
  const picture = { src: '/images/example.svg', alt: 'Example', width: 640, height: 480 };
  expect(compilePicture({ src: 'example.svg', alt: words }, 'en', context)).toEqual(picture);
  expect(compilePicture({ src: 'lost.svg', alt: '' }, 'zh', context)).toEqual({ src: '/images/lost.svg', alt: '' });
});
