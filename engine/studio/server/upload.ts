import { extname, join } from 'node:path';
import type { FileFlaw } from '../../check/file-flaw.ts';
import { describeFlaw } from '../../check/messages/describe-flaw.ts';
import type { SiteInput } from '../../check/site-files.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { listAssetFolders } from '../../refactor/references/assets.ts';
import { FileBytes } from '../../site/content/file-bytes.ts';
import { findFlaw } from '../../site/content/find-flaw.ts';
import { put } from '../../site/files/journal/apply-step.ts';
import { withLock } from '../../site/files/journal/lock.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { CleaningEnded, type CleaningOptions, cleanDrawing, type UploadedDrawing } from './clean-drawing.ts';
import { receiveUpload, refuseCanceled, type UploadStream } from './receive-upload.ts';
import { refuseLink } from './refuse-link.ts';

interface UploadRequest extends UploadStream {
  name: string;
  /** The base of the target folder, such as `files:`. Default: the folder of pictures. */
  base?: string;
  cleaning?: CleaningOptions | undefined;
}

/**
 * Writes an upload to the site's `assets/` under a safe and free name. Cleans SVG files. Refuses file types that a site
 * does not accept, and files that the check would report. Calls `readAssets` after all bytes have arrived. Resolves to
 * the value of a field, and the path under `assets/`.
 */
export async function upload(
  folder: string,
  { name, base, cleaning, ...incoming }: UploadRequest,
  site: SiteDescriptor,
  readAssets: () => Promise<Pick<SiteInput, 'assets'>>,
): Promise<{ value: string; asset: string }> {
  const root = base === undefined ? 'images/' : rootOf(base, site);
  const safe = safeName(name);
  await refuseLink(folder, `assets/${root}${safe}`);
  return receiveUpload(incoming, join(folder, `assets/${root}${safe}`), async (temporary) => {
    const ending = /\.svg$/i.test(name)
      ? await cleanedEnding({ path: temporary, name }, base, cleaning)
      : await checkedEnding(temporary, name, base);
    const { assets } = await readAssets();
    const taken = new Set([...assets].map((asset) => asset.toLowerCase()));
    return withLock(folder, async () => {
      for (;;) {
        refuseCanceled(incoming.signal);
        const free = freeName(safe, (one) => !taken.has(`${root}${one}.${ending}`.toLowerCase()));
        const asset = `${root}${free}.${ending}`;
        await refuseLink(folder, `assets/${asset}`);
        if (await put(temporary, join(folder, `assets/${asset}`)))
          return { value: `${base ?? ''}${asset.slice(root.length)}`, asset };
        taken.add(asset.toLowerCase());
      }
    });
  });
}

/** The extension of a file. Refuses types that a site does not accept, and a wrong extension. */
async function checkedEnding(path: string, name: string, base: string | undefined): Promise<string> {
  const flaw = await findFlaw(path, name);
  if (flaw) throw new Refusal(flawed(name, base, flaw));
  // Without a flaw, the content is of the type that the extension names.
  const ending = extname(name)
    .slice(1)
    .toLowerCase()
    .replace(/^jpeg$/, 'jpg');
  const isPicture = pictures.includes(ending);
  const isFile = isPicture || others.includes(ending) || (texts.includes(ending) && isReadable(path));
  if (base === undefined ? !isPicture : !isFile) throw new Refusal(notTaken(name, base));
  return ending;
}

const pictures = ['png', 'jpg', 'gif', 'webp', 'avif'];
const others = ['pdf', 'zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'gz', 'tgz', 'mp4', 'webm'];

/** Text files, which the check does not inspect. No browser runs these types. */
const texts = ['txt', 'csv', 'md', 'bib', 'ris', 'vtt'];

/** Whether a file is UTF-8 text without control characters. */
function isReadable(path: string): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const file = new FileBytes(path);
  try {
    for (let at = 0; at < file.size; at += chunkLength) {
      const stream = at + chunkLength < file.size;
      const text = decoder.decode(file.read(at, chunkLength), { stream });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these never occur in text.
      if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return false;
    }
    return true;
  } catch {
    return false;
  } finally {
    file.close();
  }
}

const chunkLength = 1024 * 1024;

/** The same for SVG, which is cleaned. Only the worker reads the file before. */
async function cleanedEnding(
  drawing: UploadedDrawing,
  base: string | undefined,
  cleaning?: CleaningOptions,
): Promise<string> {
  const { name } = drawing;
  const { isClean, flaw } = await cleanDrawing(drawing, cleaning).catch((error) => {
    throw error instanceof CleaningEnded ? new Refusal(refusals.endless(name)) : error;
  });
  if (flaw) throw new Refusal(flawed(name, base, flaw));
  if (!isClean) throw new Refusal(notTaken(name, base));
  return 'svg';
}

function flawed(name: string, base: string | undefined, flaw: FileFlaw) {
  return describeFlaw(`${base === undefined ? 'images' : 'files'}/${name}`, flaw);
}

function notTaken(name: string, base: string | undefined) {
  return base === undefined ? refusals.noPicture(name) : refusals.noFile(name);
}

/** The folder under `assets/` of a base. Refuses a base with several folders or another target. */
function rootOf(base: string, site: SiteDescriptor): string {
  const roots =
    /^[A-Za-z][\w.+-]*:$/.test(base) && Object.hasOwn(site.bases ?? {}, base.slice(0, -1))
      ? listAssetFolders(base, site)
      : [];
  const [root = ''] = roots;
  const isSafe = /^(?:[\w-][\w.-]*\/)+$/.test(root) && !/^records\//.test(root);
  if (roots.length !== 1 || !isSafe) throw new Refusal(refusals.noFolder(base));
  return root;
}

/** A file's name without its extension, in small Latin letters, digits and hyphens. */
export function safeName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1);
  const plain = last
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
  // Reserved device names of Windows.
  return slug === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/.test(slug) ? `file${slug && `-${slug}`}` : slug;
}

function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let count = 2, one = name; ; one = `${name}-${count++}`) if (isFree(one)) return one;
}

const refusals = {
  endless: (name: string) => ({
    en: `${name} takes too much time or memory to clean, and was not uploaded. Simplify the drawing, or export it as PNG or WebP.`,
    zh: `清除 ${name} 中的可执行内容时耗时过长或占用内存过多，未上传。请简化该图形，或导出为 PNG 或 WebP。`,
  }),
  noPicture: (name: string) => ({
    en: `${name} is not a picture that a site can show. Choose a PNG, JPEG, GIF, WebP, AVIF or SVG file with the right extension.`,
    zh: `${name} 不是网站可显示的图片：请选择扩展名与内容相符的 PNG、JPEG、GIF、WebP、AVIF 或 SVG 文件。`,
  }),
  noFile: (name: string) => ({
    en: `${name} cannot be uploaded. Choose a picture, PDF, archive, Office document, video (MP4, WebM), captions or text file with the right extension.`,
    zh: `${name} 不是可上传的文件：请选择扩展名与内容相符的图片、PDF、压缩包、Office 文档、视频（MP4、WebM）、字幕或文本文件。`,
  }),
  noFolder: (base: string) => ({
    en: `"${base}" is not a base of this site with one folder under assets/.`,
    zh: `“${base}”不是指向 assets/ 下单个文件夹的 base。`,
  }),
};
