import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../engine/site/paths.ts';

/**
 * Writes the first site with `count` more descriptors: copies of three of its own under other routes, each linked
 * from the previous one. Every descriptor becomes a page in each language.
 */
export async function createManyPages(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, 'pages/generated'), { recursive: true });
  await cp(join(root, 'assets'), join(folder, 'assets'), { recursive: true });
  await cp(join(root, 'pages'), join(folder, 'pages'), { recursive: true });
  if (count === 0) return;
  const read = async (file: string) => JSON.parse(await readFile(join(root, 'pages', file), 'utf8'));
  const models = await Promise.all(
    ['downloads/gpu.json', 'learning/course-vedio.json', 'company/contract-us.json'].map(read),
  );
  for (let index = 0; index < count; index++) {
    const page = { ...models[index % models.length], id: `generated-${index}`, route: `/generated-${index}` };
    await writeFile(join(folder, `pages/generated/${index}.json`), addLink(page, `/generated-${(index + 1) % count}`));
  }
  await writeFile(join(folder, 'pages/home.json'), addLink(await read('home.json'), '/generated-0'));
}

/** The text of a page descriptor with a link at its end. */
export function addLink(page: { sections: object[] }, to: string): string {
  const sections = [...page.sections, { type: 'links', links: [{ label: to, to }] }];
  return JSON.stringify({ ...page, sections }, null, 2);
}
