import { createHash } from 'node:crypto';
import { type Package, packages } from './catalogue.ts';
import { readme, sampleCommandFile, sampleScript } from './readme.ts';
import { type Entry, product, type SampleFile, textFile } from './sample.ts';
import { tarGz } from './tar.ts';
import { zip } from './zip.ts';

/** Every software package as an archive, each with the `.sha256` file that the install guides check it with. */
export async function packageFiles(): Promise<SampleFile[]> {
  return (await Promise.all(packages.map(archive))).flat();
}

async function archive(item: Package): Promise<SampleFile[]> {
  const path = `${item.folder}/${item.name}`;
  const content = item.name.endsWith('.tar.gz') ? tarGz(entriesOf(item)) : await zip(entriesOf(item));
  const sum = createHash('sha256').update(content).digest('hex');
  return [{ path, content }, textFile(`${path}.sha256`, `${sum}  ${item.name}\n`)];
}

function entriesOf({ name, kind, title, note }: Package): Entry[] {
  const about = readme(name, title, {
    zh: `对应真实软件包的环境：${note}`,
    en: `the real package would be for ${note}`,
  });
  if (kind === 'windows') return [about, sampleCommandFile('install.bat', name), sampleScript('install.sh', name)];
  if (kind === 'image') return [about, sampleScript('install.sh', name)];
  if (kind === 'training') return [about, sampleScript('install.sh', name), sampleScript('MatPL', 'MatPL')];
  if (kind === 'platform')
    return [about, sampleScript('install.sh', name), sampleScript(`${product.file}.1`, product.text)];
  return [about, sampleScript('install.sh', name), sampleScript('install.run', name)];
}
