import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../../paths.ts';
import { product, type Text } from './sample.ts';

/** An add-on module or a utility, as the site's records hold it. */
export interface Tool {
  name: string;
  summary: Text;
  course_url: string | null;
  software_url: string | null;
  note?: Text | null;
}

/** A bug-log record, as far as the samples need it. */
export interface Bug {
  summary: Text;
  download: string | null;
}

/** Module addresses lead with this; what follows is the path under `module-files/`. */
const modulePrefix = 'http://files.example.com:3389/resource/module-download/';

/** Bug-log attachments lead with this; what follows is the path under `uploads/`. */
const uploadPrefix = 'https://www.example.com/uploads/';

/** Reads all records of a collection of the site, with the product's name filled in. */
export function readRecords<Item>(collection: string): Item[] {
  const folder = `${root}/assets/records/${collection}`;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return files.flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('{product}', product.text);
    return JSON.parse(text) as Item | Item[];
  }) as Item[];
}

/** The paths under `module-files/`, decoded, of every file that a module's addresses and notes name. */
export function modulePaths({ course_url, software_url, note }: Tool): string[] {
  const text = [course_url, software_url, note?.zh, note?.en].filter(Boolean).join('\n');
  const found = text.split(modulePrefix).slice(1);
  return [...new Set(found.map((rest) => decodeURIComponent(/^[^\s"'<>]+/.exec(rest)?.[0] ?? '')))];
}

/** The path under `uploads/`, decoded, of a bug's attachment, or nothing when it is kept elsewhere. */
export function uploadPath({ download }: Bug): string | undefined {
  if (!download?.startsWith(uploadPrefix)) return undefined;
  return decodeURIComponent(download.slice(uploadPrefix.length));
}
