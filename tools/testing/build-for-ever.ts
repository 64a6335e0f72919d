import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from '../build/bundle.ts';
import { settle } from '../build/settle.ts';
import { writeSite } from '../build/write-site.ts';
import { makersHere } from './makers-here.ts';
import { contextWith } from './small-context.ts';
import { edited, smallNews } from './small-site.ts';

// A process of its own that builds the small site to a folder for ever, one way and another in turn, with a renderer that is
// there at once. Says when each round begins.
const folder = process.argv[2] as string;
const bundle: Bundle = {
  build: 'x',
  folder: join(folder, 'engine'),
  entry: '/_/entry.js',
  imports: [],
  parts: {},
  early: '',
  styles: { engine: { name: 'engine', href: '/_/engine.css', text: '' }, sections: {} },
  renderer: '',
  maker: '',
};
await mkdir(join(bundle.folder, '_'), { recursive: true });
const hire = makersHere(({ title, language }) => ({ lang: language, head: '', body: title, live: [] }));
const news = { 'assets/records/news/news.json': smallNews };
const ways = [news, { ...news, ...edited('pages/second.json', '"second"', '"second-id"') }];
const contexts = await Promise.all(ways.map((files) => contextWith(files)));
const out = join(folder, 'dist');
for (;;) {
  process.send?.('begun');
  await settle(folder, out, () => {});
  for (const context of contexts) await writeSite(context, folder, bundle, out, { hire });
}
