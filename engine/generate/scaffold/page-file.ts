import { fileKindOf, type SiteInput } from '../../check/site-files.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { relativeSchemaPath } from './schema-path.ts';
import type { Texts } from './texts.ts';

interface NewPage {
  id: string;
  route: string;
  title: Texts;
  /** The page's folder under `pages/`; empty for that itself. */
  folder: string;
}

/** Creates the file of a new page with a title and one paragraph. Throws a refusal if its id or path is unusable. */
export function createPageFile(
  site: string,
  { files }: Pick<SiteInput, 'files'>,
  page: NewPage,
): { file: string; text: string } {
  const { id, route, folder, title } = page;
  if (/[\\/]/.test(id) || id === '')
    throw new Refusal({
      en: `"${id}" is no id: write letters, digits and hyphens.`,
      zh: `“${id}”不是 id：请使用字母、数字和连字符。`,
    });
  const file = ['pages', ...folder.split('/').filter((step) => !['', '.'].includes(step)), `${id}.json`].join('/');
  verifyPagePath(file);
  const there = findTakenPath(file, files);
  if (there !== undefined) throw new Refusal(alreadyExists(there));
  return { file, text: pageText(relativeSchemaPath(site, files, file, 'page.schema.json'), id, route, title) };
}

/** Refuses a path that no page of a site has. */
export function verifyPagePath(file: string): void {
  const isSafe = file.split('/').every((step) => !/^\.|^\s|[\s.]$|[\\<>:"|?*\p{Cc}]/u.test(step));
  if (isSafe && file.endsWith('.json') && fileKindOf(file)?.kind === 'page') return;
  throw new Refusal({
    en: `a page cannot be ${file}: choose another folder or id.`,
    zh: `页面不能是 ${file}：请换一个文件夹或 id。`,
  });
}

/** The existing file with this path. Ignores case, like some file systems. */
export function findTakenPath(file: string, files: Record<string, string>): string | undefined {
  const plain = (path: string) => path.normalize('NFC').toLowerCase();
  return Object.keys(files).find((one) => plain(one) === plain(file));
}

export function alreadyExists(file: string): { en: string; zh: string } {
  return { en: `${file} is there already. Nothing was written.`, zh: `${file} 已存在，未写入任何内容。` };
}

function pageText(schema: string, id: string, route: string, texts: Texts): string {
  const say = JSON.stringify;
  const inEach = Object.entries(texts).map(([language, text]) => `${say(language)}: ${say(text)}`);
  const title = typeof texts === 'string' ? say(texts) : `{ ${inEach.join(', ')} }`;
  return `{
  "$schema": ${say(schema)},
  "id": ${say(id)},
  "route": ${say(route)},
  "title": ${title},
  "sections": [
    {
      "type": "prose",
      "paragraphs": [${title}]
    }
  ]
}
`;
}
