import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { siteFiles, textOf } from '../generate/scaffold/site-files.ts';
import { writeNew } from '../generate/scaffold/write.ts';
import { root } from '../paths.ts';
import { readEngineWords } from '../site/engine-words.ts';
import { schemas } from './schemas.ts';

/** What a new site is to be. */
export interface NewSiteOptions {
  /** Its folder, which may be there already. */
  folder: string;
  /** Its name. Default: that of its folder. */
  name?: string;
  /** The codes of its languages, the default first. */
  languages: string[];
}

/** `npm run new`: writes a small site that passes the check, with what its editor needs. Refuses to write over a file. Returns the exit code. */
export async function newSite({ folder, name = basename(folder), languages }: NewSiteOptions): Promise<number> {
  const files = {
    ...siteFiles({ name, languages }, readEngineWords()),
    'package.json': await packageOf(folder),
    'tsconfig.json': textOf(compiler),
  };
  await writeNew(folder, files);
  const code = await schemas({ site: folder });
  const way = relative(process.cwd(), folder);
  console.log(`Next: ${way ? `cd ${way} && ` : ''}npm install && npm run dev`);
  return code;
}

/** The commands that a site's scripts offer. */
const offered = [
  ...['start', 'dev', 'check', 'test', 'build', 'schemas', 'gallery', 'migrate', 'rename', 'where-used'],
  ...['new:page', 'new:collection', 'new:record', 'new:section', 'new:source'],
];

/** What TypeScript is told of a site's own sections and sources. */
const compiler = {
  extends: 'pagewright/tsconfig.json',
  compilerOptions: { types: ['vite/client'] },
  include: ['sections', 'sources', 'schemas/words.d.ts'],
};

async function packageOf(folder: string): Promise<string> {
  const engine = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const manifest = {
    name:
      basename(folder)
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'site',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(offered.map((name) => [name, `pagewright ${name}`])),
    dependencies: { pagewright: `^${engine.version}`, ...engine.peerDependencies },
    devDependencies: Object.fromEntries(
      ['@types/react', 'typescript'].map((name) => [name, engine.devDependencies[name]]),
    ),
  };
  return textOf(manifest);
}
