import { copyFileSync, constants as copying, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { prerender } from '../client/app/prerender.tsx';
import type { CompiledSite } from '../model/compiled.ts';
import type { PageFile } from '../model/page-file.ts';
import { lruMemo } from '../model/schema/lru-memo.ts';
import { oncePer } from '../model/schema/once.ts';
import { hashOf } from '../site/files/seal.ts';
import { writeError } from '../site/files/write-error.ts';
import type { BuildInputs, BuildTask, WrittenFiles } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { addFinishedPicture } from './pictures/finished-pictures.ts';
import { isStripped, stripMetadata } from './pictures/strip-metadata.ts';
import { compress, gains, type Quality, qualities } from './precompress.ts';
import { renderDocument } from './render-document.ts';
import { engineStyles, joinStyles } from './styles.ts';

/** The PDF of a page cannot be created. The site is built without it. */
export class PdfFailure extends Error {}

export type RunTask = (task: BuildTask) => Promise<WrittenFiles>;

/** What a task resulted in. Plain data, so that it can be sent between threads and processes. */
export type TaskResult =
  | { made: WrittenFiles }
  /** Why a PDF could not be made. */
  | { skipped: string }
  | { failed: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path'> };

export async function runForResult(runTask: RunTask, task: BuildTask): Promise<TaskResult> {
  try {
    return { made: await runTask(task) };
  } catch (error) {
    if (error instanceof PdfFailure) return { skipped: error.message };
    // A thrown error would lose its code between threads.
    const { message, code, path } = error as NodeJS.ErrnoException;
    return { failed: { message, code, path } };
  }
}

/** Creates a task runner for a worker thread or process. It never overwrites a file, which may be a link into a build. */
export function createTaskRunner(
  { folder, finished, assets, encodings, template, inline, theme, sites }: BuildInputs,
  bundle: Bundle,
  render: typeof prerender,
): RunTask {
  const site: Record<string, CompiledSite> = Object.fromEntries(
    Object.entries(sites).map(([language, text]) => [language, JSON.parse(text)]),
  );
  const folders = new Set<string>();
  const makePath = (path: string): string => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return file;
  };
  const put = (path: string, content: Uint8Array, act: (file: string) => void): WrittenFiles => {
    try {
      act(makePath(path));
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
    return [theme, joinStyles(bundle.styles, [...names])].join('\n');
  };

  // Modules that create PDFs and pictures read fonts next to them or native code, so they are not bundled.
  // They are loaded once and one by one: a module that is requested while it loads lacks exports.
  let loaded: Promise<unknown> = Promise.resolve();
  const loadOnce = oncePer((file: string) => {
    const before = loaded.catch(() => {});
    loaded = before.then(async () => (await import(/* @vite-ignore */ bundle.typescript)).load(file));
    return loaded;
  });
  const loadTool = <Module>(file: string) => loadOnce(file) as Promise<Module>;
  // Many pages may share a picture.
  const drawn = lruMemo(4, async (svg: string) => {
    const { drawSvg } = await loadTool<typeof import('./previews/draw-svg.ts')>('../build/previews/draw-svg.ts');
    return drawSvg(svg);
  });

  return async (task) => {
    if ('text' in task) return writeAll([task.path], task.text, task.quality);
    if ('from' in task) {
      const { path, from } = task;
      const original = readFileSync(from);
      const content = isStripped(path) ? stripMetadata(original) : original;
      const made = content === original ? copy(path, from, content) : write(path, content);
      for (const ending of gains(path, content) ? encodings : []) {
        const beside = `${from}.${ending}`;
        const variant = `${path}.${ending}`;
        made.push(
          ...(existsSync(beside)
            ? copy(variant, beside, readFileSync(beside))
            : write(variant, await compress[ending](content, path.endsWith('.svg') ? qualities.small : undefined))),
        );
      }
      return made;
    }
    if ('files' in task) {
      const { makeVariants } = await loadTool<typeof import('./pictures/make-variants.ts')>(
        '../build/pictures/make-variants.ts',
      );
      const made = await makeVariants(task, join(assets, task.picture)).catch((error: Error) => {
        if (error.name === 'MissingPackages') throw error;
        const [reason] = error.message.split('\n');
        throw new Error(`assets/${task.picture} cannot be read as a picture: ${reason}. Export it again.`);
      });
      const files = made.flatMap(([address, content]) => write(address.slice(1), content));
      await addFinishedPicture(finished, task, folder, files);
      return files;
    }
    if ('svg' in task) return write(task.path, await drawn(task.svg));
    const { build, page }: PageFile = JSON.parse(task.file);
    const own = site[page.language] as CompiledSite;
    if ('pictures' in task) {
      // Loaded on demand, because few builds need it.
      if (task.colors) {
        const { createPdf } = await loadTool<typeof import('./pdf/create-pdf.ts')>('../build/pdf/create-pdf.ts');
        const pdf = await createPdf(task, page, own, assets, render).catch((error: Error) => {
          throw new PdfFailure(error.message);
        });
        return write(task.path, pdf);
      }
      const { createArchive } = await import('./archive-file.ts');
      return write(task.path, await createArchive(task, page, own, allStyles(), assets, render));
    }
    const document = renderDocument({ template, inline }, page, own, bundle, render, !task.template);
    const { counted } = document.page;
    const data = counted ? JSON.stringify({ build, page: document.page } satisfies PageFile) : task.file;
    const { quality } = task;
    const files = [writeAll(task.html, document.html, quality), writeAll(task.data, data, quality)];
    return (await Promise.all(files)).flat();
  };
}
