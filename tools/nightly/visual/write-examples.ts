// Writes the site of all examples to a folder, with a list of their pages. Also runs in a checkout of another commit.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleEngine } from '../../../engine/build/bundle.ts';
import { writeSite } from '../../../engine/build/write-site.ts';
import {
  examplePage,
  examplePages,
  exampleSources,
  readExampleAnswer,
  readExamples,
} from '../../../engine/generate/gallery/examples.ts';
import { contextWith } from '../../../engine/generate/gallery/small-context.ts';
import { smallAssets } from '../../../engine/generate/gallery/small-site.ts';

/** A picture of the size in the small site. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><path d="M0 480 320 0l320 480z" fill="#888"/></svg>';

const [out = ''] = process.argv.slice(2);
const context = await contextWith(examplePages());
for (const name of exampleSources) {
  const source = context.sources[name];
  if (source) context.sources[name] = { ...source, answer: () => readExampleAnswer(name), instances: () => [] };
}
const site = await mkdtemp(join(tmpdir(), 'pagewright-examples-'));
try {
  for (const path of smallAssets) {
    const file = join(site, 'assets', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path.endsWith('.svg') ? picture : '');
  }
  await writeSite(context, site, await bundleEngine(), join(out, 'dist'));
} finally {
  await rm(site, { recursive: true });
}
const list = readExamples().map((example, index) => ({
  name: `${example.type}: ${example.name.en}`,
  route: examplePage(example, index).route,
}));
await writeFile(join(out, 'examples.json'), JSON.stringify(list));
