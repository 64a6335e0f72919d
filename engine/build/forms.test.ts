import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { replacePassage } from '../generate/gallery/small-site.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';

const page = {
  $schema: '../schemas/page.schema.json',
  ...{ id: 'write', route: '/write', title: { zh: '联系', en: 'Write' } },
  sections: [{ type: 'form', fields: [{ name: 'name', label: 'Name' }], successMessage: 'Thanks' }],
};
const upstream = 'https://forms.example.com/take';

let site: SmallFolder | undefined;
afterEach(() => site?.remove());

/**
 * Builds a site with a form for a target. Returns the build's output, the form's tag and the policy of its
 * pages.
 */
async function built(target: string, formUpstream?: string) {
  const named = formUpstream
    ? replacePassage('pages/site.json', '"logo"', `"formUpstream": "${formUpstream}", "logo"`)
    : {};
  site = await smallFolder({ 'pages/write.json': page, ...named });
  const { code, said } = await site.run('build', '--target', target);
  expect(code, said).toBe(0);
  const text = (file: string) => readFile(join(site?.folder ?? '', 'dist', file), 'utf8');
  const [tag] = /<form [^>]*>/.exec(await text('en/write/index.html')) ?? [];
  return { said, tag, headers: await text('_headers').catch(() => '') };
}

const warning = 'a host that has only files does not take what forms send, such as that of write/index.html';

test.each([undefined, 'http://localhost:9/take'])(
  'a build for static hosting reports that nothing receives the forms, also with an address that visitors cannot reach, %s',
  async (formUpstream) => {
    const { said, tag } = await built('static', formUpstream);
    expect(said).toContain(warning);
    expect(tag).not.toContain('action');
  },
  240_000,
);

test('with an address for them its pages send them there, as their policy allows, and the build has nothing to say', async () => {
  const { said, tag, headers } = await built('static', upstream);
  expect(said).not.toContain(warning);
  expect(tag).toContain(`action="${upstream}" method="post"`);
  expect(headers).toContain("form-action 'self' https://forms.example.com;");
}, 240_000);

test('our server passes them on itself, so its pages send them to their own address alone', async () => {
  const { said, tag } = await built('server', upstream);
  expect(said).not.toContain(warning);
  expect(tag).not.toContain('action');
}, 240_000);
