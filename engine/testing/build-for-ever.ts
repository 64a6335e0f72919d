import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { recoverBuild } from '../build/recover-build.ts';
import { writeSite } from '../build/write-site.ts';
import { contextWith } from '../generate/gallery/small-context.ts';
import { replacePassage, smallNews } from '../generate/gallery/small-site.ts';
import { emptyBundle, inlineWorkerPool, titleOnly } from './inline-worker-pool.ts';

// A process that builds the small site to a folder for ever, in two alternating versions, with a stub
// renderer. Prints a line at the start of each round.
const folder = process.argv[2] as string;
const bundle = { ...emptyBundle, folder: join(folder, 'engine') };
await mkdir(join(bundle.folder, '_'), { recursive: true });
const startPool = inlineWorkerPool(titleOnly);
const news = { 'assets/records/news/news.json': smallNews };
const ways = [news, { ...news, ...replacePassage('pages/second.json', '"second"', '"second-id"') }];
const contexts = await Promise.all(ways.map((files) => contextWith(files)));
const out = join(folder, 'dist');
for (;;) {
  process.send?.('begun');
  await recoverBuild(folder, out, () => {});
  for (const context of contexts) await writeSite(context, folder, bundle, out, { startPool });
}
