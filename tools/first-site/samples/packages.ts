import { type Package, packages } from './catalogue.ts';
import { imageTar } from './image.ts';
import { packageEntries } from './package-entries.ts';
import { readme, sampleCommandFile } from './readme.ts';
import { type Entry, product, type SampleFile } from './sample.ts';
import { trainingEntries } from './training.ts';
import { zip } from './zip.ts';

/** Every software package as an archive. */
export async function packageFiles(): Promise<SampleFile[]> {
  return Promise.all(packages.map(archive));
}

async function archive(item: Package): Promise<SampleFile> {
  const path = `${item.folder}/${item.name}`;
  const content = item.kind === 'image' ? imageTar(item) : await zip(entriesOf(item));
  return { path, content };
}

/** What each archive holds. */
function entriesOf({ name, kind, title, note }: Package): Entry[] {
  const about = readme(name, title, {
    zh: `对应真实软件包的环境：${note}`,
    en: `the real package would be for ${note}`,
  });
  return [about, ...insides[kind](name)];
}

const program = product.file;
const copies = [program, `${program}.1`, `${program}.2`];

const insides: Record<Package['kind'], (name: string) => Entry[]> = {
  program: () => packageEntries({ program, example: 'si-scf', repeat: 1 }),
  'large-cell': () => packageEntries({ program: 'ls3df', example: 'si-54', repeat: 3 }),
  // The platforms run renamed copies, one for each job slot.
  platform: () => packageEntries({ program, copies, example: 'si-scf', repeat: 1 }),
  training: () => trainingEntries,
  windows: (name) => [sampleCommandFile('install.bat', name)],
  image: () => [],
};
