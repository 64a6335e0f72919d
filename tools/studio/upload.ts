import { createRequire } from 'node:module';
import type { JSDOM } from 'jsdom';
import type { SiteInput } from '../../engine/check/site-files.ts';
import { assetWords } from '../../engine/check/words/asset-words.ts';
import type { SiteDescriptor } from '../../engine/descriptor/site.ts';
import { cleanSvg, type DrawingWindow } from '../../engine/kit/sanitise-svg.ts';
import { writeTransaction } from '../files/journal/transaction.ts';
import { Refusal } from '../files/refusal.ts';
import { rootsOf } from '../rewrite/references/assets.ts';
import { pictureFlaw } from '../site/content/find-flaw.ts';
import { readImageSize } from '../site/content/image-size.ts';
import { findSvgFlaw } from '../site/content/svg-flaw.ts';
import { refuseLink } from './refuse-link.ts';
import { typeOfUpload } from './upload-types.ts';

/** The most bytes that a file may have which is uploaded. */
export const mostBytes = 64 * 1024 * 1024;

/** A file that is to come to the site. */
export interface Uploaded {
  bytes: Uint8Array;
  /** What it is called where it comes from. */
  name: string;
  /** The base of the folder that it comes to, as `files:`. Default: it is a picture, and comes to the pictures. */
  base?: string;
}

/**
 * Writes a file that somebody uploads below the site's `assets/`, at once and never over another: under its own name, made safe, with a
 * number where that is taken. Gives its value in a field. A drawing is cleaned. Throws a refusal for what a site does not take.
 */
export async function upload(
  folder: string,
  { bytes, name, base }: Uploaded,
  input: SiteInput,
  site: SiteDescriptor,
): Promise<string> {
  const type = typeOfUpload(bytes, name);
  if (!type || (base === undefined && !type.isPicture))
    throw new Refusal(base === undefined ? refusals.noPicture(name) : refusals.noFile(name));
  if (type.isPicture) refuseTooLarge(bytes, type.ending, name);
  const root = base === undefined ? 'images/' : rootOf(base, site);
  const text = type.ending === 'svg' ? drawing(bytes, name) : bytes;
  const taken = new Set([...input.assets].map((asset) => asset.toLowerCase()));
  const free = freeName(safeName(name), (one) => !taken.has(`${root}${one}.${type.ending}`.toLowerCase()));
  const asset = `${root}${free}.${type.ending}`;
  await refuseLink(folder, `assets/${asset}`);
  await writeTransaction(folder, [{ to: { file: `assets/${asset}`, text } }]);
  return `${base ?? ''}${asset.slice(root.length)}`;
}

/** The folder under `assets/` that a base stands for in every language; refuses any other. */
function rootOf(base: string, site: SiteDescriptor): string {
  const roots =
    /^[A-Za-z][\w.+-]*:$/.test(base) && Object.hasOwn(site.bases ?? {}, base.slice(0, -1)) ? rootsOf(base, site) : [];
  const [root = ''] = roots;
  const isSafe = /^(?:[\w-][\w.-]*\/)+$/.test(root) && !/^records\//.test(root);
  if (roots.length !== 1 || !isSafe) throw new Refusal(refusals.noFolder(base));
  return root;
}

/** Refuses what would freeze whoever cleans or shows it, before anything does. */
function refuseTooLarge(bytes: Uint8Array, ending: string, name: string): void {
  const flaw = ending === 'svg' ? findSvgFlaw(Buffer.from(bytes).toString('utf8')) : pictureFlaw(readImageSize(bytes));
  if (flaw && ['too-many-pixels', 'too-many-elements', 'too-deep', 'unsafe-entities'].includes(flaw.kind))
    throw new Refusal(assetWords.flaw(`images/${name}`, flaw));
}

function drawing(bytes: Uint8Array, name: string): string {
  const { JSDOM: Window } = createRequire(import.meta.url)('jsdom') as { JSDOM: typeof JSDOM };
  const window = new Window('').window as unknown as DrawingWindow;
  const clean = cleanSvg(window, Buffer.from(bytes).toString('utf8'));
  if (clean === undefined) throw new Refusal(refusals.noPicture(name));
  return clean;
}

/** A file's name without its ending, as addresses can spell it: small Latin letters, digits and hyphens. */
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
  // Names of devices, which no file can have on some systems.
  return slug === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/.test(slug) ? `file${slug && `-${slug}`}` : slug;
}

function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let count = 2, one = name; ; one = `${name}-${count++}`) if (isFree(one)) return one;
}

const refusals = {
  noPicture: (name: string) => ({
    en: `${name} is no picture that a site can show: choose a PNG, JPEG, GIF, WebP, AVIF or SVG file whose ending says what it is.`,
    zh: `${name} 不是网站可显示的图片：请选择扩展名与内容相符的 PNG、JPEG、GIF、WebP、AVIF 或 SVG 文件。`,
  }),
  noFile: (name: string) => ({
    en: `${name} is no file that can be uploaded: choose a picture, a PDF, an archive, an Office document, a video (MP4, WebM), captions or a text whose ending says what it is.`,
    zh: `${name} 不是可上传的文件：请选择扩展名与内容相符的图片、PDF、压缩包、Office 文档、视频（MP4、WebM）、字幕或文本文件。`,
  }),
  noFolder: (base: string) => ({
    en: `"${base}" is no base of this site with one folder under assets/.`,
    zh: `“${base}”不是本站指向 assets/ 下单个文件夹的 base。`,
  }),
  tooLarge: {
    en: `The file is larger than ${mostBytes / 1024 / 1024} MB: make it smaller, or copy it into assets/.`,
    zh: `文件超过 ${mostBytes / 1024 / 1024} MB：请缩小后再上传，或直接复制到 assets/ 下。`,
  },
};

/** Why a file that is too large is not taken. */
export const tooLarge = refusals.tooLarge;
