import { createHash } from 'node:crypto';
import type { Package } from './catalogue.ts';
import { sayingProgram } from './elf.ts';
import { readme } from './readme.ts';
import { product } from './sample.ts';
import { gzip, tar } from './tar.ts';

const created = '2025-01-01T00:00:00Z';

/** What the programs of the sample image say. */
const imageSays = `${product.file} trial image (sample): it loads and runs, and holds no real program.\n`;

/**
 * A trial image as `docker save` writes it, gzipped: `docker load` takes it, and so does every tool that reads an OCI
 * layout. Its one layer holds the program, and a shell for `docker run … bash`, each of which says that it is a sample.
 */
export function imageTar({ name, title, note }: Package): Buffer {
  const tag = /-(\w+)\.tar\.gz$/.exec(name)?.[1] ?? 'latest';
  const repository = name.slice(0, -`-${tag}.tar.gz`.length);
  const remark = { zh: `对应真实镜像的环境：${note}`, en: `the real image would be for ${note}` };
  const said = sayingProgram(imageSays);
  const layer = tar([
    ...['bin/bash', 'bin/sh', `usr/local/bin/${product.file}`].map((path) => ({
      name: path,
      bytes: said,
      runnable: true,
    })),
    readme(name, title, remark),
  ]);
  const config = json({
    architecture: 'amd64',
    os: 'linux',
    created,
    config: {
      Env: ['PATH=/usr/local/bin:/bin', ...(tag === 'gpu' ? ['NVIDIA_VISIBLE_DEVICES=all'] : [])],
      Cmd: ['bash'],
      WorkingDir: '/work',
      Labels: { 'org.opencontainers.image.title': title.en, 'org.opencontainers.image.description': 'sample' },
    },
    rootfs: { type: 'layers', diff_ids: [digest(layer)] },
    history: [{ created, created_by: 'sample' }],
  });
  const oci = 'application/vnd.oci.image';
  const manifest = json({
    schemaVersion: 2,
    mediaType: `${oci}.manifest.v1+json`,
    config: described(`${oci}.config.v1+json`, config),
    layers: [described(`${oci}.layer.v1.tar`, layer)],
  });
  const annotations = {
    'io.containerd.image.name': `docker.io/library/${repository}:${tag}`,
    'org.opencontainers.image.ref.name': tag,
  };
  const index = { schemaVersion: 2, manifests: [{ ...described(`${oci}.manifest.v1+json`, manifest), annotations }] };
  // `manifest.json` is what docker itself reads, also before it knew OCI layouts.
  const saved = [{ Config: blobName(config), RepoTags: [`${repository}:${tag}`], Layers: [blobName(layer)] }];
  return gzip(
    tar([
      ...[layer, config, manifest].map((bytes) => ({ name: blobName(bytes), bytes })),
      { name: 'index.json', bytes: json(index) },
      { name: 'manifest.json', bytes: json(saved) },
      { name: 'oci-layout', bytes: json({ imageLayoutVersion: '1.0.0' }) },
    ]),
  );
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function described(mediaType: string, bytes: Buffer) {
  return { mediaType, digest: digest(bytes), size: bytes.length };
}

function digest(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

function blobName(bytes: Buffer): string {
  return `blobs/${digest(bytes).replace(':', '/')}`;
}
