import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteInput } from '../../check/site-files.ts';
import type { Migration } from '../../model/migration.ts';
import { root } from '../../site/paths.ts';

/** The release whose engine had sources of its own; since then a site declares its collections. */
export const lastWithSources = '0.1.0';

/** The sources of that release's engine, by name, each as the text of a collection with the same records and answers. */
export function releasedCollections(): Record<string, string> {
  const folder = join(root, `engine/refactor/evolution/collections-${lastWithSources}`);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace('.json', ''), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** What else is written where a site gets the collection of such a source: `paged-news` took the pictures of its news from this field. */
export const newsPictures: Migration = {
  from: lastWithSources,
  says: 'The news have their pictures in the field `img_url`.',
  of: 'PagedNewsSection',
  steps: [{ set: 'fields', to: { picture: 'img_url' } }],
};

/**
 * The collections, by name, that a site uses as sources of the engine's and does not declare: it keeps records of them, or is bound to
 * their answers. `known` are those that the engine had. What the site has as a source in TypeScript is its own.
 */
export function findUndeclaredSources({ files, schemas }: SiteInput, known: string[]): string[] {
  const pages = Object.entries(files).filter(([file]) => file.startsWith('pages/'));
  return known.filter((name) => {
    const isOwn = Object.keys(schemas).some((path) => path.startsWith(`sources/${name}.`));
    const isKept = Object.keys(files).some((file) => file.startsWith(`assets/records/${name}/`));
    const isBound = pages.some(([, text]) => new RegExp(`"source"\\s*:\\s*"${name}\\.[a-z-]+"`).test(text));
    return !isOwn && !(`pages/collections/${name}.json` in files) && (isKept || isBound);
  });
}
