import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteInput } from '../../check/site-files.ts';
import type { Migration } from '../../model/migration.ts';
import { root } from '../../site/paths.ts';

/** The last release whose engine had its own sources. Since then, a site declares its collections. */
export const lastWithSources = '0.1.0';

/** The sources of that release's engine, by name, each as the text of a collection with the same records and answers. */
export function releasedCollections(): Record<string, string> {
  const folder = join(root, `engine/refactor/evolution/collections-${lastWithSources}`);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace('.json', ''), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Adds the field from which `paged-news` took the pictures of its news. */
export const newsPictures: Migration = {
  from: lastWithSources,
  description: 'The news have their pictures in the field `img_url`.',
  type: 'PagedNewsSection',
  steps: [{ set: 'fields', to: { picture: 'img_url' } }],
};

/** The engine's collections that a site uses without declaring them. `known` are the engine's former collections. */
export function findUndeclaredSources({ files, schemas }: SiteInput, known: string[]): string[] {
  const pages = Object.entries(files).filter(([file]) => file.startsWith('pages/'));
  return known.filter((name) => {
    const isOwn = Object.keys(schemas).some((path) => path.startsWith(`sources/${name}.`));
    const isKept = Object.keys(files).some((file) => file.startsWith(`assets/records/${name}/`));
    const isBound = pages.some(([, text]) => new RegExp(`"source"\\s*:\\s*"${name}\\.[a-z-]+"`).test(text));
    return !isOwn && !(`pages/collections/${name}.json` in files) && (isKept || isBound);
  });
}
