import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileText, smallNews } from '../../generate/gallery/small-site.ts';
import type { PageDescriptor } from '../../sections/page-descriptor.ts';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { renderPage } from './render-page.ts';

const ownParts = {
  'pagewright.config.ts': `import { defineConfig } from 'pagewright/config';

export default defineConfig({
  parts: { pageHeader: './parts/title.tsx', sections: { prose: './parts/prose.tsx' } },
});
`,
  'parts/title.tsx': `import type { PageHeaderProps } from 'pagewright/parts';

export default ({ title }: PageHeaderProps) => <h1 className="own-title">{title}</h1>;
`,
  'parts/prose.tsx': `export default () => <p>Own prose.</p>;
`,
};

let small: SmallFolder;
beforeAll(async () => {
  small = await smallFolder({ 'assets/records/news/news.json': fileText(smallNews) });
  await mkdir(join(small.folder, 'parts'));
  for (const [file, text] of Object.entries(ownParts)) await writeFile(join(small.folder, file), text);
});
afterAll(() => small.remove());

const hours: PageDescriptor = {
  id: 'hours',
  route: '/hours',
  title: { zh: '开放时间', en: 'Opening hours' },
  sections: [
    { type: 'prose', paragraphs: [{ zh: '开放。', en: 'Open, see [second](/second).' }] },
    {
      type: 'table',
      data: { source: 'news.list', params: { page: '1' } },
      columns: [{ field: 'title', label: { zh: '标题', en: 'Title' } }],
    },
  ],
};

describe('renderPage', () => {
  test('compiles an unsaved page with the data, languages and styles of its site', async () => {
    const made = await renderPage(hours, small.folder, { language: 'en', base: 'help' });
    expect(made.problems).toEqual([]);
    const { page, site, styles } = made.props ?? {};
    expect(made.title).toMatch(/^Opening hours · /);
    expect(made.translations?.map(({ language, href }) => [language, href])).toEqual([
      ['zh', '/help/hours'],
      ['en', '/help/en/hours'],
    ]);
    expect(JSON.stringify(page?.sections[0])).toContain('"href":"/help/en/second"');
    expect(JSON.stringify(page?.sections[1]?.data?.answer)).toContain('"title"');
    expect(Object.keys(site?.words ?? {}).sort()).toEqual(['app', 'kit', 'shell', 'table']);
    expect(styles?.css).toContain('.table__group');
    expect(styles?.css).not.toContain('.carousel');
    // Plain data, as it is sent to a client component.
    expect(JSON.parse(JSON.stringify(made.props))).toEqual(made.props);
  });

  test('renders a page of the site by its route, and to HTML', async () => {
    const made = await renderPage('/second', small.folder, { html: true });
    expect(made.problems).toEqual([]);
    expect(made.html).toMatch(/^<div class="pagewright" lang="zh-CN" data-page="second"/);
    expect(made.html).toContain('data-section=');
    // The site's own parts.
    expect(made.html).toContain('<h1 class="own-title">');
    expect(made.html).toContain('Own prose.');
    expect(made.html).not.toMatch(/<header|<footer|<style/);
    const missing = await renderPage('/nowhere', small.folder);
    expect(missing).toEqual({ problems: [] });
  });

  test('links to the built site for files that only a build makes, and leaves them out without it', async () => {
    const copied: PageDescriptor = {
      ...hours,
      sections: [
        { type: 'page-copy', archive: 'hours', pdf: 'hours' },
        {
          type: 'table',
          id: 'works',
          columns: [{ field: 'name', label: { zh: '名称', en: 'Name' } }],
          rows: [{ name: 'A', authors: 'Kohn, W.', year: '1965' }],
          cite: { title: 'name', authors: 'authors', year: 'year' },
        },
      ],
    };
    const options = { language: 'en', base: '/help/' };
    const made = await renderPage(copied, small.folder, { ...options, builtSite: 'https://example.org/guide/' });
    expect(made.problems).toEqual([]);
    const [copy, works] = made.props?.page.sections ?? [];
    expect(copy).toMatchObject({
      archive: { href: 'https://example.org/guide/_copy/en/hours/hours.zip' },
      pdf: { href: 'https://example.org/guide/_copy/en/hours/hours.pdf' },
    });
    expect(works?.cite?.list).toBe('https://example.org/guide/_cite/en/hours/works');
    const without = JSON.stringify((await renderPage(copied, small.folder, options)).props?.page);
    expect(without).toContain('"page-copy"');
    expect(without).not.toMatch(/\/_(?:copy|cite)\//);
  });

  test('reports mistakes with their position, in the language of choice', async () => {
    const misspelt = { ...hours, sections: [{ type: 'prose', paragraps: ['x'] }] } as unknown as PageDescriptor;
    const { problems, props } = await renderPage(misspelt, small.folder, { messages: 'zh' });
    expect(props).toBeUndefined();
    expect(problems[0]).toMatchObject({ file: 'pages/hours.json', line: 12, pointer: '/sections/0/paragraps' });
    expect(problems[0]?.message).toMatch(/\p{Script=Han}/u);
    for (const wrong of [null, undefined, 7, [], {}, { id: '../site' }]) {
      const { problems, props } = await renderPage(wrong as unknown as PageDescriptor, small.folder);
      expect(props).toBeUndefined();
      expect(problems.filter(({ severity }) => severity === 'error')).not.toEqual([]);
    }
    // The mistakes do not stay.
    expect((await renderPage(hours, small.folder)).problems).toEqual([]);
  });

  test('reports mistakes of the site, and notices when they are fixed', async () => {
    const file = join(small.folder, 'pages/broken.json');
    await writeFile(file, '{ "id": ');
    const { problems, props } = await renderPage(hours, small.folder);
    expect(props).toBeUndefined();
    expect(problems.map(({ file }) => file)).toContain('pages/broken.json');
    await rm(file);
    expect((await renderPage(hours, small.folder)).problems).toEqual([]);
  });

  test('rejects a folder that is no site, and a language that the site does not have', async () => {
    await expect(renderPage(hours, join(small.folder, 'pages'))).rejects.toThrow('has no folder pages/');
    await expect(renderPage(hours, small.folder, { language: 'fr' })).rejects.toThrow('no language "fr", but zh, en');
  });
});
