import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../engine/site/paths.ts';

/**
 * Writes the shipped site with `count` more descriptors: copies of three of its own under other routes, each linked from the
 * one before it. Every descriptor becomes a page in each language.
 */
export async function createManyPages(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, 'pages/generated'), { recursive: true });
  await cp(join(root, 'assets'), join(folder, 'assets'), { recursive: true });
  await cp(join(root, 'pages'), join(folder, 'pages'), { recursive: true });
  const read = async (file: string) => JSON.parse(await readFile(join(root, 'pages', file), 'utf8'));
  const models = await Promise.all(
    ['downloads/gpu.json', 'learning/course-vedio.json', 'company/contract-us.json'].map(read),
  );
  const linked = (page: { sections: object[] }, to: string) => ({
    ...page,
    sections: [...page.sections, { type: 'links', links: [{ label: to, to }] }],
  });
  for (let index = 0; index < count; index++) {
    const page = { ...models[index % models.length], id: `generated-${index}`, route: `/generated-${index}` };
    const next = `/generated-${(index + 1) % count}`;
    await writeFile(join(folder, `pages/generated/${index}.json`), JSON.stringify(linked(page, next), null, 2));
  }
  if (count > 0)
    await writeFile(
      join(folder, 'pages/home.json'),
      JSON.stringify(linked(await read('home.json'), '/generated-0'), null, 2),
    );
}
