import { expect, test } from 'vitest';
import { contextWith } from '../../generate/gallery/small-context.ts';
import { encodeAddress } from '../../model/text/percent-encode.ts';
import { redirectTarget } from '../../server/serve-pages.ts';
import { root } from '../../site/paths.ts';
import { facts as smallFacts } from '../../testing/small-dist.ts';
import { apiAddresses } from './api-addresses.ts';
import { cachedForEver, policyHeader, securityHeaders } from './headers.ts';
import { exceededLimits, hostFiles } from './host-files.ts';
import { notFoundPages } from './not-found.ts';
import { unservedPath } from './path-forms.ts';

const facts = {
  ...smallFacts,
  redirects: [
    ...(smallFacts.redirects ?? []),
    { from: '/start', to: '/' },
    { from: '/asked', to: '/second?a=1#guide' },
    { from: '/a.b', to: '/second' },
    { from: encodeAddress('/旧-a/{page}'), to: '/news/{page}' },
  ],
};
const api = apiAddresses(await contextWith());
const hosts = ['nginx', 'cloud'] as const;
const files = hostFiles(facts, api, hosts);
const { 'nginx.conf': nginx = '', _headers: headers = '', _redirects: redirects = '', Dockerfile: docker = '' } = files;

/** nginx's directives as it reads them: words without their quotes. */
const directives = [...nginx.matchAll(/^ *((?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[^\s;{}'"#])[^\n]*?) *[;{]$/gm)].map(
  ([, line = '']) =>
    [...line.matchAll(/'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|\S+/g)].map(([word, single, double]) =>
      (single ?? double ?? word).replace(/\\(["'\\])/g, '$1'),
    ),
);
const startingWith = (...words: string[]) =>
  directives.filter((directive) => words.every((word, index) => directive[index] === word));

/** The headers of `_headers` by address. */
const cloudHeaders = Object.fromEntries(
  [...headers.matchAll(/^(\/.*)\n((?: {2}.+\n)+)/gm)].map(([, address = '', lines = '']) => [
    address,
    Object.fromEntries([...lines.matchAll(/^ {2}([^:]+): (.+)$/gm)].map(([, name, value]) => [name, value])),
  ]),
);

test('nginx, Cloudflare Pages and Netlify send the headers of the one table, and no others', () => {
  const table = securityHeaders(facts);
  const usual = (variable: string) =>
    directives[directives.findIndex(([word, , name]) => word === 'map' && name === variable) + 1]?.[1];
  const added = Object.fromEntries(
    startingWith('add_header').map(([, name = '', value = '', always]) => {
      expect(always, name).toBe('always');
      return [name, /^\$(?!cache_control)/.test(value) ? usual(value) : value];
    }),
  );
  expect(added).toEqual({ ...table, 'Cache-Control': '$cache_control' });
  expect(cloudHeaders['/*']).toEqual(table);
  expect(Object.keys(table)).toContain(policyHeader);
});

test('all cache files with a hash in their name for ever, and send the API as JSON', () => {
  expect(startingWith('~^(200|304) /_/')).toEqual([['~^(200|304) /_/', cachedForEver]]);
  expect(cloudHeaders['/_/*']).toEqual({ 'Cache-Control': cachedForEver });
  expect(cloudHeaders['/api/*']).toEqual({ 'Content-Type': 'application/json; charset=utf-8' });
});

test('all send feeds under the types that the page announces', () => {
  expect(startingWith('application/atom+xml', 'atom')).toHaveLength(1);
  expect(nginx).toMatch(/location \^~ \/_feed\/json\/ \{\s+types \{\}\s+default_type application\/feed\+json;/);
  expect(cloudHeaders['/_feed/json/*']).toEqual({ 'Content-Type': 'application/feed+json; charset=utf-8' });
});

test('the container runs nginx with the folder and configuration next to its Dockerfile', () => {
  const [, ...command] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(docker)?.[1] ?? '[]');
  expect(command).toEqual(['-e', 'stderr', '-p', '/site', '-c', 'nginx.conf', '-g', 'daemon off;']);
  expect(docker).toContain('COPY . /site\n');
  expect(docker).toMatch(/^FROM nginx:\d+\.\d+-alpine$/m);
  expect(docker).toMatch(/^USER nginx$/m);
  expect(startingWith('root')).toEqual([['root', '.']]);
  expect(docker).toContain(`EXPOSE ${startingWith('listen')[0]?.[1]}\n`);
});

test.each([
  '/old',
  '/en/old',
  '/old/7',
  '/en/old/7',
  '/start',
  '/en/start',
  '/asked',
  '/en/asked',
  '/a.b',
  '/axb',
  '/old/7/8',
  '/older',
  '/second',
])('all send %s where the server does', (path) => {
  const from = directives.findIndex(([word, , name]) => word === 'map' && name === '$moved') + 2;
  const lines = directives.slice(from).filter(([word]) => word?.startsWith('~^/'));
  const fits = lines.find(([word = '']) => new RegExp(word.slice(1)).test(path));
  const found = fits && new RegExp(String(fits[0]).slice(1)).exec(path)?.groups;
  const byNginx = fits?.[1]?.replace(/\$(\{(\w+)\}|is_args\$args|and_args)/g, (_, _whole, name) =>
    name ? (found?.[name] ?? '') : '',
  );

  const rules = redirects.split('\n').map((line) => {
    const [source = '', target = '', status] = line.split(' ');
    return { source, target, status };
  });
  const pattern = (source: string) => new RegExp(`^${source.replace('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const targetFor = (status: string, asked: string) => {
    const rule = rules.find((one) => one.status === status && pattern(one.source).test(asked));
    const values = rule && pattern(rule.source).exec(asked)?.groups;
    return rule?.target.replace(/:(\w+)/g, (_, name: string) => values?.[name] ?? '');
  };

  const ours = redirectTarget(path, facts.redirects, facts.languages);
  expect(byNginx).toBe(ours);
  // Both serve a page at its address with a slash. Netlify ignores a slash in a request, Cloudflare Pages does not.
  const withSlash = ours?.replace(/\/?(?=$|[?#])/, '/');
  expect([targetFor('301!', path), targetFor('301', path), targetFor('301', `${path}/`)]).toEqual(
    Array(3).fill(withSlash),
  );
});

test('Cloudflare Pages ignores the rules for Netlify alone, because of a comment that Netlify removes', () => {
  const rules = redirects.split('\n').filter((line) => line.startsWith('/'));
  const forBoth = rules.filter((line) => / 301$/.test(line));
  expect(rules.filter((line) => !forBoth.includes(line)).every((line) => line.endsWith(' # Netlify'))).toBe(true);
  expect(forBoth.every((line) => line.split(' ').length === 3)).toBe(true);
});

test.each(['%E6%97%A7', '%e6%97%a7', '旧'])(
  'an old address in another script redirects if it is asked for as %s',
  (name) => {
    const path = `/en/${name}-a/7`;
    const entry = directives.find(([word = '']) => word.includes('-a/') && new RegExp(word.slice(1)).test(path));
    expect(entry?.[1]).toBe('/en/news/${old_page}$is_args$args');
    // Node reads each byte of an address as a character.
    const asked = Buffer.from(path).toString('latin1');
    expect(redirectTarget(asked, facts.redirects, facts.languages)).toBe('/en/news/7');
  },
);

test('a request with a query resolves to its file, if the host supports that', () => {
  expect(redirects).toContain('\n/api/v1/news/list page=:page /api/v1/news/list@page=:page 200 # Netlify\n');
  expect(startingWith('try_files', '/api/v1/news/list@page=$arg_page')).toHaveLength(1);
  expect(startingWith('if', '($arg_page', '!~', '^[1-9]\\d{0,4}$')).toHaveLength(1);
});

test('nginx checks the fixed values of a parameter', () => {
  const [, , , form = ''] = directives.find(([word, name]) => word === 'if' && name === '($in_category') ?? [];
  expect(new RegExp(form).test('format-conversion')).toBe(true);
  expect(new RegExp(form).test('format.conversion')).toBe(false);
});

test('visitors cannot download any of these files', () => {
  const pages = notFoundPages(facts.patterns, facts.languages).map(({ folder }) => `${folder}/404.html`.slice(1));
  expect(pages).toContain('en/item/404.html');
  for (const file of ['build.json', 'build.json.br', ...Object.keys(files), ...pages])
    expect(unservedPath.test(`/${file}`), file).toBe(true);
  for (const file of ['index.html', 'files/build.json', '_/headers.js'])
    expect(unservedPath.test(`/${file}`)).toBe(false);
});

test('they are the same for the same site, wherever it is built', () => {
  expect(hostFiles(facts, api, hosts)).toEqual(files);
  expect(Object.values(files).join('')).not.toContain(root);
});

test('reports what exceeds the limits of Cloudflare Pages', () => {
  expect(exceededLimits(files, 20_000)).toEqual([]);
  const styleHashes = Array.from({ length: 40 }, (_, index) => `'sha256-${String(index).padStart(44, '0')}'`);
  const many = Array.from({ length: 51 }, (_, index) => ({ from: `/old-${index}/{id}`, to: '/item/{id}' }));
  expect(exceededLimits(hostFiles({ ...facts, styleHashes, redirects: many }, api, ['cloud']), 20_001)).toEqual([
    expect.stringMatching(/^20001 files: Cloudflare Pages takes 20000 on its free plan/),
    expect.stringMatching(/^_headers: Cloudflare Pages ignores Content-Security-Policy, which has \d+ characters/),
    expect.stringMatching(/^_redirects: Cloudflare Pages reads 2000 redirects and 100 with a parameter/),
  ]);
  const headers = Array.from({ length: 101 }, (_, index) => `/${index}/*\n  X-A: a\n`).join('\n');
  const plain = Array.from({ length: 2000 }, (_, index) => `/old-${index} / 301\n/old-${index}/ / 301`);
  const limits = (lines: string[]) => exceededLimits({ _headers: headers, _redirects: lines.join('\n') }, 1);
  expect(limits(plain)).toEqual(['_headers: Cloudflare Pages reads 100 of 101 rules, and ignores the rest.']);
  expect(limits([...plain, '/one-more / 301'])).toHaveLength(2);
});
