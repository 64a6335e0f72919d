import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { devPolicy } from '../server/dev/dev-policy.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import type { BuildFacts } from './hosts/build-facts.ts';
import { securityHeaders } from './hosts/headers.ts';

let small: SmallFolder;
beforeAll(async () => {
  small = await smallFolder();
});
afterAll(() => small.remove());

const configure = (entries: string) =>
  writeFile(join(small.folder, 'pagewright.config.mjs'), `export default { head: [\n${entries}\n] };\n`);
const read = (file: string) => readFile(join(small.folder, 'dist', file), 'utf8');
const code = 'window.counted = "<1>";';

test('head entries are in every page, and extend the policy by origin and hash alone', async () => {
  expect((await small.run('build')).code).toBe(0);
  const before = securityHeaders(JSON.parse(await read('build.json')) as BuildFacts)['Content-Security-Policy'] ?? '';
  await configure(`{ meta: { name: 'verification', content: 'a"b %head%' } },
{ link: { rel: 'me', href: 'https://social.example.org/@us' } },
{ link: { rel: 'stylesheet', href: 'https://fonts.example.org/a.css', integrity: 'sha256-x' } },
{ script: { src: 'https://stats.example.org/count.js', data: { site: 'us' }, connect: ['https://in.example.org'] } },
{ script: { src: '/files/own.js', type: 'module' } },
{ script: { code: ${JSON.stringify(code)} } },`);
  expect((await small.run('build')).code).toBe(0);
  for (const page of ['index.html', 'en/second/index.html']) {
    const html = await read(page);
    expect(html).toContain('<meta name="verification" content="a&quot;b &#37;head%">');
    expect(html).toContain(
      '<link rel="stylesheet" href="https://fonts.example.org/a.css" integrity="sha256-x" crossorigin>',
    );
    expect(html).toContain('<script src="https://stats.example.org/count.js" data-site="us" defer></script>');
    expect(html).toContain('<script src="/files/own.js" type="module"></script>');
    expect(html).toContain(`<script>${code}</script>`);
  }
  const facts = JSON.parse(await read('build.json')) as BuildFacts;
  const policy = securityHeaders(facts)['Content-Security-Policy'] ?? '';
  const hash = createHash('sha256').update(code).digest('base64');
  const added = policy.split(';').flatMap((directive, index) => {
    const known = before.split(';')[index]?.split(' ') ?? [];
    const [name, ...sources] = directive.split(' ');
    return sources.filter((one) => !known.includes(one)).map((one) => `${name} ${one}`);
  });
  expect(added.filter((one) => !one.startsWith("script-src 'sha256") || one.includes(hash))).toEqual([
    'script-src https://stats.example.org',
    `script-src 'sha256-${hash}'`,
    'style-src https://fonts.example.org',
    'connect-src https://in.example.org',
  ]);
  // The files of hosts have the same policy.
  const hosts = await small.texts((file) => /^dist\/[^/]*$/.test(file));
  const written = Object.entries(hosts).filter(([, text]) => text.includes('require-trusted-types-for'));
  expect(written.map(([file]) => file)).toEqual(['dist/_headers', 'dist/nginx.conf']);
  for (const [, text] of written) expect(text).toContain(policy);
});

test('pages in dev allow what the head entries need', async () => {
  const context = await contextWith();
  const head = [{ script: { src: 'https://stats.example.org/count.js' } }, { script: { code } }];
  const [, own = ''] = /script-src ([^;]*)/.exec(devPolicy('n', { ...context, head })) ?? [];
  expect(own.split(' ')).toEqual(["'self'", 'https://stats.example.org', expect.stringMatching(/^'sha256-/)]);
  expect(devPolicy('n', context)).not.toContain('stats.example.org');
});

const mistakes: [entry: string, problem: string][] = [
  ["{ meta: { name: 'viewport', content: 'a' } }", '2:11  head[0].meta.name: Pages have their own "viewport".'],
  ["{ meta: { content: 'a' } }", '2:3  head[0].meta: A meta element has a content, and either a name or a property.'],
  [
    "{ link: { rel: 'canonical', href: '/a' } }",
    '2:11  head[0].link.rel: The relation of this link is not possible here.',
  ],
  ["{ script: { src: 'http://a.example' } }", '2:13  head[0].script.src: "src" must be an https address'],
  ["{ script: { src: '//a.example/a.js' } }", '2:13  head[0].script.src: "src" must be an https address'],
  ["{ script: { code: 'a</script>' } }", '2:13  head[0].script.code: The code of a script cannot contain'],
  ["{ script: { code: 'a()', src: '/a.js' } }", '2:3  head[0].script: A script has either src'],
  [
    "{ script: { src: '/a.js', connect: ['https://a.example/b'] } }",
    '2:27  head[0].script.connect: Write a list of origins',
  ],
  ["{ script: { src: '/a.js', onload: 'x()' } }", '2:27  head[0].script.onload: Unknown key "onload".'],
  ["{ style: 'a {}' }", '2:1  head[0]: "head.0" must be an object with one of meta, link and script.'],
];

test('a mistake in analytics is a problem of the configuration', async () => {
  await writeFile(
    join(small.folder, 'pagewright.config.mjs'),
    "export default {\n  analytics: { src: 'http://a.example', code: 'x()' },\n};\n",
  );
  const { said } = await small.run('check', '--lang', 'en');
  expect(said).toContain('analytics.code: Unknown key "code".');
  expect(said).toContain('analytics.src: "src" must be an https address');
});

test.each(mistakes)('%s is a problem of the configuration', async (entry, problem) => {
  await configure(entry);
  expect((await small.run('check', '--lang', 'en')).said.split('\n')[0]).toContain(`pagewright.config.mjs:${problem}`);
});
