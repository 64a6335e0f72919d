import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Problem } from '../../engine/check/problem.ts';
import { checkFolder } from '../../engine/cli/check-folder.ts';
import { siteCommands } from '../../engine/cli/commands.ts';
import { root } from '../../engine/site/paths.ts';
import { captureConsole } from '../../engine/testing/capture-console.ts';
import { runCommand } from '../../engine/testing/run-command.ts';
import type { TypedCommand } from './check-commands.ts';

/** The site that the blocks of one text share. */
export interface SampleSite {
  folder: string;
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
  discard(path: string): Promise<void>;
  /** Runs a command of Pagewright. Returns its exit code and what it prints. */
  run(command: TypedCommand): ReturnType<typeof captureConsole<number | undefined>>;
  problems(): Promise<Problem[]>;
  remove(): Promise<void>;
}

/** Files of texts that cannot be blocks, such as pictures: `samples/<name of the text>/`. */
const samples = join(root, 'engine/docs/samples');

/** Creates new sites in a language: each a copy of what `pagewright new` writes. */
export function sampleSites(): { create(name: string, locale: string): Promise<SampleSite>; remove(): Promise<void> } {
  const bases = new Map<string, Promise<string>>();
  const baseOf = async (locale: string) => {
    const folder = join(await mkdtemp(join(tmpdir(), 'pagewright-docs-')), 'my-site');
    await captureConsole(() => runCommand('new', folder, '--languages', locale));
    return folder;
  };
  return {
    async create(name, locale) {
      const base = bases.get(locale) ?? baseOf(locale);
      bases.set(locale, base);
      const folder = join(await mkdtemp(join(tmpdir(), 'pagewright-docs-')), 'my-site');
      await cp(await base, folder, { recursive: true });
      await cp(join(samples, name), folder, { recursive: true }).catch(() => {});
      return {
        folder,
        read: (path) => readFile(join(folder, path), 'utf8'),
        async write(path, text) {
          await mkdir(dirname(join(folder, path)), { recursive: true });
          await writeFile(join(folder, path), text);
        },
        discard: (path) => rm(join(folder, path)),
        run: ({ name, args }) => {
          const hasSite = siteCommands[name]?.syntax.options.some(({ long }) => long === '--site');
          return captureConsole(() => runCommand(name, ...args, ...(hasSite ? ['--site', folder] : [])));
        },
        problems: () => checkFolder(folder),
        remove: () => rm(dirname(folder), { recursive: true, force: true }),
      };
    },
    async remove() {
      for (const base of bases.values()) await rm(dirname(await base), { recursive: true, force: true });
    },
  };
}
