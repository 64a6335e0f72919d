import type { SiteInput } from '../../check/site-files.ts';

/** The release whose engine had sources of its own; since then a site declares its collections. */
export const lastWithSources = '0.1.0';

/**
 * The collections, by name, that a site uses as sources of the engine's and does not declare: it keeps records of them, or is bound to
 * their answers. `known` are those that the engine had. What the site has as a source in TypeScript is its own.
 */
export function undeclaredSources({ files, schemas }: SiteInput, known: string[]): string[] {
  const pages = Object.entries(files).filter(([file]) => file.startsWith('pages/'));
  return known.filter((name) => {
    const isOwn = Object.keys(schemas).some((path) => path.startsWith(`sources/${name}.`));
    const isKept = Object.keys(files).some((file) => file.startsWith(`assets/records/${name}/`));
    const isBound = pages.some(([, text]) => new RegExp(`"source"\\s*:\\s*"${name}\\.[a-z-]+"`).test(text));
    return !isOwn && !(`pages/collections/${name}.json` in files) && (isKept || isBound);
  });
}
