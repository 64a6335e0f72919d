import { join } from 'node:path';
import { checkSite } from '../../engine/check/check.ts';
import { sentence } from '../../engine/check/problem.ts';
import { kindOf } from '../../engine/check/site-files.ts';
import { schemaPath } from '../generate/scaffold/schema-path.ts';
import { type Texts, typedTexts } from '../generate/scaffold/texts.ts';
import { writeNew } from '../generate/scaffold/write.ts';
import { slashed } from '../paths.ts';
import { languagesIn, readSite } from '../site/read-site.ts';

/** What a new page is to be. */
export interface NewPageOptions {
  /** The site's folder. */
  site: string;
  id: string;
  route: string;
  /** Its title in each of the site's languages, in their order, with `|` between them. */
  title: string;
  /** The page's folder under `pages/`. */
  folder: string;
}

/** `npm run new:page`: writes a page that passes the check, and refuses one that would not. Returns 0. */
export async function newPage({ site, id, route, folder, title }: NewPageOptions): Promise<number> {
  if (/[\\/]/.test(id)) throw new Error(`"${id}" is no id: write letters, digits and hyphens.`);
  const file = slashed(join('pages', folder, `${id}.json`));
  if (file.includes('\\') || kindOf(file)?.kind !== 'page')
    throw new Error(`a page cannot be ${file}: choose another --folder or --id.`);

  const input = await readSite(site);
  if (file in input.files) throw new Error(`${file} is there already. Nothing was written.`);
  const schema = schemaPath(site, input.files, file, 'page.schema.json');
  const text = pageText(schema, id, route, typedTexts('title', title, languagesIn(input.files)));
  const known = new Set(checkSite(input).map(sentence));
  const problems = checkSite({ ...input, files: { ...input.files, [file]: text } }).filter(
    (problem) => problem.severity === 'error' && !known.has(sentence(problem)),
  );
  if (problems.length > 0)
    throw new Error(`this page would not pass. Nothing was written.\n${problems.map(sentence).join('\n')}`);
  await writeNew(site, { [file]: text });
  console.log('Next: `npm run dev` shows it as you write; link to it from pages/site.json or another page.');
  return 0;
}

/** A page with its title and one paragraph, to be written on. */
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
