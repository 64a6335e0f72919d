import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../engine/site/paths.ts';
import { startChildServer } from '../../../engine/testing/child-server.ts';
import { secondSite } from '../serve.ts';

export type Dev = Awaited<ReturnType<typeof startDev>>;

interface DevOptions {
  /** The site that is copied. Default: the second site. */
  site?: string;
  /** Texts of files of the copy that replace or add to those of the site. */
  files?: Record<string, string>;
  /** The repository whose `npm run dev` is started. Default: this one. */
  repository?: string;
  /** Variables that are added to the environment. */
  env?: Record<string, string>;
}

/** Starts `npm run dev` on a copy of a site. */
export async function startDev({ site = secondSite, files = {}, repository = root, env = {} }: DevOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-dev-'));
  await cp(site, folder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const log = join(folder, 'opened.txt');
  const editor = join(folder, 'editor.sh');
  await writeFile(editor, `#!/bin/sh\necho "$@" >> '${log}'\n`, { mode: 0o755 });
  const dev = await startChildServer([join(repository, 'tools/run.mjs'), 'dev', '--site', folder], {
    ...env,
    LAUNCH_EDITOR: editor,
  });
  return {
    address: `http://127.0.0.1:${dev.port}`,
    file: (path: string) => join(folder, path),
    /** The lines that it has printed so far. */
    printed: () => dev.lines,
    /** The files that its editor has opened so far. */
    opened: () => readFile(log, 'utf8').catch(() => ''),
    /** Restores the descriptors, also after a failed test. */
    restore: () => cp(join(site, 'pages'), join(folder, 'pages'), { recursive: true }),
    async stop() {
      await dev.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
