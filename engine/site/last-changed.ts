import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { bindingsIn } from '../compile/page.ts';
import type { PageDescriptor } from '../model/page.ts';
import { once, oncePer } from '../model/schema/once.ts';
import { visit } from '../model/schema/walk.ts';
import { readLastCommits } from './git-history.ts';
import { slashed } from './paths.ts';

/** The day on which what a page shows was last changed, `yyyy-mm-dd`; `undefined` where it is not known. */
type LastChanged = (page: PageDescriptor) => string | undefined;

/**
 * When the pages of a site's folder were last changed: each as its own file, the shared files that it includes and the records
 * that its sections are bound to. A file changed when it was last committed; one that differs from its commit, and each where
 * git knows nothing of the folder, when it was last written. Git is asked when the
 * first page is asked for, unless `commits` tells what it says.
 */
export function lastChangedReader(
  folder: string,
  context: CompileContext,
  commits = once(() => readLastCommits(folder)),
): LastChanged {
  const dayOf = (file: string) => {
    const time = commits().get(file) ?? statSync(join(folder, file), { throwIfNoEntry: false })?.mtime.toISOString();
    return time?.slice(0, 10);
  };
  const latest = (files: string[]) =>
    files
      .flatMap((file) => dayOf(file) ?? [])
      .sort()
      .at(-1);
  const ofCollection = oncePer((name: string) =>
    latest(filesIn(join(folder, 'assets/records', name)).map((file) => `assets/records/${name}/${file}`)),
  );
  const schema = context.schemas['page.schema.json'] ?? {};
  return (page) => {
    const own = context.fileOf?.(page);
    const shared: string[] = [];
    visit(page, schema, ({ value, names }) => {
      if (names.includes('SharedName')) shared.push(String(value));
    });
    const bound = [page.sections, ...shared.map((name) => context.shared.get(name))].flatMap(bindingsIn);
    const collections = bound.flatMap(({ source }) => context.sources[source]?.endpoint.collection ?? []);
    const days = [
      latest([...(own ? [own] : []), ...shared.map((name) => `pages/shared/${name}.json`)]),
      ...collections.map(ofCollection),
    ];
    return days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1);
  };
}

/** The files of a folder, at every depth; none where it is not there. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => slashed(path));
  } catch {
    return [];
  }
}
