import { gzipSync } from 'node:zlib';
import { listenLocally } from '../../engine/testing/listen-locally.ts';
import { type LockedPackage, readLockedPackages } from '../../engine/testing/lock-file.ts';

/** Serves the manifests of the packages in the lock file, without their code. */
export async function lockedRegistry() {
  const byName = new Map<string, LockedPackage[]>();
  for (const one of await readLockedPackages()) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const server = await listenLocally(({ url = '' }, response) => {
    const [name = '', version] = decodeURIComponent(url.slice(1)).split('/-/');
    const versions = byName.get(name);
    if (version !== undefined)
      return response.end(packedFile('package/package.json', JSON.stringify({ name, version })));
    if (!versions) return response.writeHead(404).end('{}');
    const manifests = versions.map(({ path, dev, integrity, ...one }) => {
      // The files of their commands do not exist.
      const { bin: _, ...manifest } = one as typeof one & { bin?: unknown };
      return [one.version, { ...manifest, dist: { tarball: `${server.address}/${name}/-/${one.version}` } }];
    });
    const latest = versions.find(({ path }) => path === `node_modules/${name}`)?.version;
    return response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(manifests) }));
  });
  return server;
}

/** A compressed tar archive of one file. */
function packedFile(path: string, text: string): Buffer {
  const content = Buffer.from(text);
  const header = Buffer.alloc(512);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(path, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(content.length, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
  return gzipSync(Buffer.concat([header, content, padding, Buffer.alloc(1024)]));
}
