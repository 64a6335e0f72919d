import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Files, siteWith } from '../generate/gallery/small-site.ts';
import { readAllFiles } from './all-files.ts';
import { captureConsole } from './capture-console.ts';
import { runCommand } from './run-command.ts';
import { writeSmallAssets } from './small-assets.ts';

export type SmallFolder = Awaited<ReturnType<typeof smallFolder>>;

/** Without the cache that each reading of the site may write. */
const isAuthored = (file: string) => !file.startsWith('.cache/assets.json');

/** Writes the small site with these changes to a temporary folder, for commands that read and write one. */
export async function smallFolder(changes: Files = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
  const { files } = await siteWith(changes);
  await writeSmallAssets(folder);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return {
    folder,
    /** The text of every file by path, or of the selected ones, because others may change meanwhile. */
    async texts(wanted: (file: string) => boolean = () => true): Promise<Record<string, string>> {
      const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8')];
      return Object.fromEntries(
        await Promise.all((await readAllFiles(folder)).filter(isAuthored).filter(wanted).map(read)),
      );
    },
    /** Runs a command on the folder. Returns its exit code and output. */
    async run(command: string, ...args: string[]) {
      const { result: code, printed: said } = await captureConsole(() =>
        runCommand(command, ...args, '--site', folder),
      );
      return { code, said };
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
