import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { createSiteOpener } from '../open-site.ts';

let small: SmallFolder;
beforeAll(async () => {
  small = await smallFolder();
});
afterAll(() => small.remove());

const plugin = `const rule = (md, { stars }) => {
  md.renderer.rules.hr = () => '<p>' + '*'.repeat(stars) + '</p><script>x()</script>';
};
`;
const configure = (text: string) => writeFile(join(small.folder, 'pagewright.config.mjs'), text);

test('Markdown plugins of a site convert its texts, with their options, and their HTML is sanitized', async () => {
  const { open } = createSiteOpener(small.folder);
  const render = async () => {
    const { context } = await open();
    const html = context?.markdown('pages/home.json', 'One\n\n---\n\nTwo', 'en') ?? '';
    return context?.sanitize(html, { language: 'en', languages: [], redirects: [] } as never).html;
  };
  // Control: without the plugin, a rule is a line.
  expect(await render()).toBe('<p>One</p>\n<hr>\n<p>Two</p>\n');
  await configure(`${plugin}export default { markdown: { plugins: [[rule, { stars: 3 }]] } };\n`);
  expect(await render()).toBe('<p>One</p>\n<p>***</p><p>Two</p>\n');
  await configure(`${plugin}export default { markdown: { plugins: [[rule, { stars: 5 }]] } };\n`);
  expect(await render()).toBe('<p>One</p>\n<p>*****</p><p>Two</p>\n');
  expect(JSON.parse((await small.run('info', '--format', 'json')).said).config.markdownPlugins).toEqual(['rule']);
});

const mistakes: [name: string, text: string, problem: string][] = [
  [
    'a plugin that throws',
    `${plugin}export default { markdown: { plugins: [rule] } };\n`,
    "pagewright.config.mjs:1:1  The configuration cannot be loaded: Cannot destructure property 'stars' of 'undefined' as it is undefined.",
  ],
  [
    'a value that is no plugin',
    "export default { markdown: { plugins: ['abbr'] } };\n",
    'pagewright.config.mjs:1:40  markdown.plugins[0]: "markdown.plugins.0" must be a plugin of markdown-it, or a list of one and its options.',
  ],
];

test.each(mistakes)('%s is a problem of the configuration', async (_, text, problem) => {
  await configure(text);
  expect((await small.run('check', '--lang', 'en')).said.split('\n')[0]).toBe(problem);
});
