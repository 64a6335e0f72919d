import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Writes a site of many pages: the shipped site's assets and shell, and copies of three of its pages under other routes. */
export async function manyPages(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, 'pages/generated'), { recursive: true });
  await cp(join(root, 'assets'), join(folder, 'assets'), { recursive: true });
  await cp(join(root, 'pages'), join(folder, 'pages'), { recursive: true });
  const models = await Promise.all(
    ['downloads/gpu.json', 'learning/course-vedio.json', 'company/contract-us.json'].map(async (file) =>
      JSON.parse(await readFile(join(root, 'pages', file), 'utf8')),
    ),
  );
  for (let index = 0; index < count; index++) {
    const page = { ...models[index % models.length], id: `generated-${index}`, route: `/generated-${index}` };
    await writeFile(join(folder, `pages/generated/${index}.json`), JSON.stringify(page));
  }
}
