import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { bindingsIn } from '../compile/page.ts';
import { isMarkdownName, markdownPath } from '../model/markdown/markdown-file.ts';
import type { PageDescriptor } from '../model/page.ts';
import { once, oncePer } from '../model/schema/once.ts';
import { visit } from '../model/schema/walk.ts';
import { readLastCommits } from './git-history.ts';
import { slashed } from './paths.ts';

/** The day on which the content of a page was last changed, as `yyyy-mm-dd`. */
type LastChanged = (page: PageDescriptor) => string | undefined;

/**
 * Dates pages by the latest change of their own file, of included files, and of bound records: the last commit, or
 * `mtime` for uncommitted changes or without git.
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
  const latest = (days: (string | undefined)[]) =>
    days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1);
  const ofCollection = oncePer((name: string) =>
    latest(filesIn(join(folder, 'assets/records', name)).map((file) => dayOf(`assets/records/${name}/${file}`))),
  );
  const schema = context.schemas['page.schema.json'] ?? {};
  return (page) => {
    const own = context.fileOf?.(page);
    const shared: string[] = [];
    const named: string[] = [];
    visit(page, schema, ({ value, names }) => {
      if (names.includes('SharedName')) shared.push(String(value));
      if (!own || !names.includes('Markdown')) return;
      for (const text of typeof value === 'string' ? [value] : Object.values(value as Record<string, string>))
        if (isMarkdownName(text)) named.push(markdownPath(own, text) ?? own);
    });
    const bound = [page.sections, ...shared.map((name) => context.shared.get(name))].flatMap(bindingsIn);
    const collections = bound.flatMap(({ source }) => context.sources[source]?.endpoint.collection ?? []);
    const files = [...(own ? [own] : []), ...named, ...shared.map((name) => `pages/shared/${name}.json`)];
    return latest([...files.map(dayOf), ...collections.map(ofCollection)]);
  };
}

/** The files below a folder; none if it does not exist. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(slashed);
  } catch {
    return [];
  }
}
