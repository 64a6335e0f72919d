import { dirname, join, relative } from 'node:path';
import { slashed } from '../../site/paths.ts';

/** The value of `$schema` in a new file: a schema in the folder that the site's own descriptor names. */
export function relativeSchemaPath(site: string, files: Record<string, string>, file: string, schema: string): string {
  const [, folder = '../schemas/'] =
    /"\$schema": *"([^"]*)site\.schema\.json"/.exec(files['pages/site.json'] ?? '') ?? [];
  return slashed(relative(dirname(join(site, file)), join(site, 'pages', folder, schema)));
}
