import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder, from this one upward, with `pages/` or a `package.json`; otherwise this one. */
function projectOf(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (['pages', 'package.json'].some((name) => existsSync(join(at, name)))) return at;
    if (at === dirname(at)) return folder;
  }
}

export const project = projectOf(process.cwd());
export const caches = join(project, '.cache');
