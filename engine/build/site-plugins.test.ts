import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSite } from '../generate/gallery/small-site.ts';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { root } from '../site/paths.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';

const second = smallSite['pages/second.json'];

const files = {
  'pages/second.json': { ...second, sections: [...second.sections, { type: 'badge', label: 'Tailwind' }] },
  'sections/badge/descriptor.ts': `import type { Label, SectionBase } from 'pagewright/section';

/** A badge. */
export interface BadgeSection extends SectionBase {
  /**
   * Its text.
   * @title Text | 文字
   */
  label: Label;
}
`,
  'sections/badge/example.json': [{ name: { en: 'A badge', zh: '徽章' }, section: { type: 'badge', label: 'New' } }],
  'sections/badge/badge.tsx': `import { Inline, type SectionProps } from 'pagewright/section';
import type { BadgeSection } from './descriptor.ts';
import Note from './note.mdx';
import './badge.css';

export default function Badge({ section }: SectionProps<BadgeSection>) {
  return (
    <div className="rounded-[7px] text-[13px]">
      <Inline text={section.label} />
      <Note />
    </div>
  );
}
`,
  'sections/badge/note.mdx': 'Six is *{2 * 3}*.\n',
  'sections/badge/badge.css':
    '@layer sections {\n  @import "tailwindcss/utilities.css" source(none);\n}\n@source "./badge.tsx";\n',
  'pagewright.config.ts': `import mdx from '@mdx-js/rollup';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'pagewright/config';

export default defineConfig({ vite: { plugins: [{ enforce: 'pre', ...mdx() }, tailwind()] } });
`,
};

let small: SmallFolder;
beforeAll(async () => {
  small = await smallFolder(files);
  await refreshSchemas(small.folder);
  await symlink(join(root, 'node_modules'), join(small.folder, 'node_modules'));
});
afterAll(() => small.remove());

test('a section uses Tailwind and MDX by Vite plugins, in the page and in its styles', async () => {
  const { code, said } = await small.run('build');
  expect(code, said).toBe(0);
  const html = await readFile(join(small.folder, 'dist/en/second/index.html'), 'utf8').catch(() =>
    readFile(join(small.folder, 'dist/en/second.html'), 'utf8'),
  );
  expect(html).toContain('<p>Six is <em>6</em>.</p>');
  expect(html).toContain('class="rounded-[7px] text-[13px]"');
  const styles = Object.entries(await small.texts((file) => /^dist\/.*\.(css|html)$/.test(file))).map(
    ([, text]) => text,
  );
  expect(styles.join('\n')).toMatch(/\.rounded-\\\[7px\\\]\{border-radius:7px\}/);
  // Control: classes that no section uses are not generated.
  expect(styles.join('\n')).not.toContain('border-radius:9px');
  expect((await small.run('info')).said).toMatch(/@mdx-js\/rollup\n\s+@tailwindcss\/vite/);
});
