import { copyFileSync, constants as copying, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { prerender } from '../client/app/prerender.tsx';
import type { CompiledSite } from '../model/compiled.ts';
import type { PageFile, WordFiles } from '../model/page-file.ts';
import { lruMemo } from '../model/schema/lru-memo.ts';
import { hashOf } from '../site/files/seal.ts';
import { writeError } from '../site/files/write-error.ts';
import type { BuildInputs, BuildTask, WrittenFiles } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { documentOf } from './document.ts';
import { compress, gains, type Quality } from './precompress.ts';
import { engineStyles, textOf } from './styles.ts';
import { stylesIn } from './themed-template.ts';

/** The PDF of a page cannot be made. The site is built without it. */
export class PdfFailure extends Error {}

/** Runs a task: writes what it asks for, with its compressed variants. */
export type RunTask = (task: BuildTask) => Promise<WrittenFiles>;

/**
 * Runs build tasks, as suits a worker thread: what one makes is compressed while the next is rendered. Nothing is ever written over: a file
 * that is there already may be a link into the build that is being served.
 */
export function createTaskRunner(
  { folder, assets, encodings, template, sites, words }: BuildInputs,
  bundle: Bundle,
  render: typeof prerender,
): RunTask {
  const site: Record<string, CompiledSite> = Object.fromEntries(
    Object.entries(sites).map(([language, text]) => [language, JSON.parse(text)]),
  );
  const folders = new Set<string>();
  const place = (path: string): string => {
    const file = join(folder, path);
    const room = dirname(file);
    if (!folders.has(room)) mkdirSync(room, { recursive: true });
    folders.add(room);
    return file;
  };
  const put = (path: string, content: Uint8Array, act: (file: string) => void): WrittenFiles => {
    try {
      act(place(path));
    } catch (error) {
      throw writeError(error, join(folder, path));
    }
    return [[path, hashOf(content)]];
  };
  const write = (path: string, content: Uint8Array): WrittenFiles =>
    put(path, content, (file) => writeFileSync(file, content, { flag: 'wx' }));
  const copy = (path: string, from: string, content: Uint8Array): WrittenFiles =>
    put(path, content, (file) => copyFileSync(from, file, copying.COPYFILE_EXCL | copying.COPYFILE_FICLONE));
  const writeAll = async (paths: string[], text: string, quality?: Quality): Promise<WrittenFiles> => {
    const content = Buffer.from(text);
    const [first = ''] = paths;
    const made = (gains(first, content) ? encodings : []).map(
      async (ending): Promise<[string, Uint8Array]> => [`.${ending}`, await compress[ending](content, quality)],
    );
    const files: [string, Uint8Array][] = [['', content], ...(await Promise.all(made))];
    return paths.flatMap((path) => files.flatMap(([ending, bytes]) => write(path + ending, bytes)));
  };

  const allStyles = () => {
    const { first, ...rest } = engineStyles;
    const names = new Set([first, ...Object.values(rest), ...Object.keys(bundle.styles.parts)]);
    return [...stylesIn(template), textOf(bundle.styles, [...names])].join('\n');
  };

  // Modules that set PDFs and draw pictures read the fonts next to them, so they stay outside of the bundle.
  const loadTool = async <Module>(file: string): Promise<Module> => {
    const { load } = await import(/* @vite-ignore */ bundle.typescript);
    return load(file);
  };
  // Many pages may have one picture.
  const drawn = lruMemo(4, async (svg: string) => {
    const { draw } = await loadTool<typeof import('./previews/draw.ts')>('../build/previews/draw.ts');
    return draw(svg);
  });

  return async (task) => {
    if ('text' in task) return writeAll([task.path], task.text);
    if ('from' in task) {
      const { path, from } = task;
      const content = readFileSync(from);
      const made = copy(path, from, content);
      for (const ending of gains(path, content) ? encodings : []) {
        const beside = `${from}.${ending}`;
        const variant = `${path}.${ending}`;
        made.push(
          ...(existsSync(beside)
            ? copy(variant, beside, readFileSync(beside))
            : write(variant, await compress[ending](content))),
        );
      }
      return made;
    }
    if ('svg' in task) return write(task.path, await drawn(task.svg));
    const { page }: PageFile = JSON.parse(task.file);
    const own = site[page.language] as CompiledSite;
    if ('pictures' in task) {
      // No thread waits for what few builds need.
      if (task.colours) {
        const { pdfOf } = await loadTool<typeof import('./pdf/pdf-file.ts')>('../build/pdf/pdf-file.ts');
        const pdf = await pdfOf(task, page, own, assets, render).catch((error: Error) => {
          throw new PdfFailure(error.message);
        });
        return write(task.path, pdf);
      }
      const { archiveOf } = await import('./archive-file.ts');
      return write(task.path, await archiveOf(task, page, own, allStyles(), assets, render));
    }
    const html = documentOf(template, page, own, words[page.language] as WordFiles, bundle, render, !task.template);
    const { quality } = task;
    const files = [writeAll(task.html, html, quality), writeAll(task.data, task.file, quality)];
    return (await Promise.all(files)).flat();
  };
}
