import { basename, dirname } from 'node:path';
import { createInspector } from '../check/inspect-site.ts';
import { formatProblem, type Problem } from '../check/problem.ts';
import type { SiteModel } from '../check/site-model.ts';
import { collectionInFile } from '../model/schema/collections.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import { isConcerned } from '../refactor/references/find-references.ts';
import { listFileChanges } from '../refactor/references/list-file-changes.ts';
import { applyPlan, planRename, type RenamePlan } from '../refactor/references/plan-rename.ts';
import { type NamedKind, resolveIn } from '../refactor/references/resolve-name.ts';
import { writeTransaction } from '../site/files/journal/transaction.ts';
import { Refusal, reportRefusal } from '../site/files/refusal.ts';
import { readSite, schemasForFiles } from '../site/read-site.ts';

export interface RenameOptions {
  site: string;
  /** The kind of the name. Default: inferred from its form or its matches. */
  kind?: NamedKind;
  name: string;
  to: string;
  /** Whether to write nothing. Default: no. */
  dry?: boolean;
}

/**
 * `npm run rename`: renames a route, file, section id, collection, field or record, with all references. Leaves a
 * redirect at an old route. Returns 1 and writes nothing for an unknown, taken or invalid name, or if an affected file
 * has errors.
 */
export function rename({ site: folder, kind, name, to, dry = false }: RenameOptions): Promise<number> {
  return reportRefusal(async () => {
    const input = await readSite(folder);
    const inspect = createInspector();
    // Files without either name are as valid after the rename as before.
    const only = isConcerned([name, to], input);
    const { problems, model } = inspect(input, { only });
    const errors = errorsIn(problems);
    if (errors.length > 0)
      throw new Refusal(
        `The site has ${number(errors.length, 'error')}: mend what \`npm run check\` tells first. Nothing was written.`,
      );
    if ((kind ?? 'route') === 'route' && wasMoved(name, to, model)) {
      console.log(`"${name}" leads to "${to}" already: nothing was left to do.`);
      return;
    }
    const plan = planRename(resolveIn(input, kind, name, model), to, model);
    const after = applyPlan(input, plan);
    // A collection's declarations are part of the schemas and affect pages that do not name it.
    const schemas = await schemasForFiles(after.files, folder);
    const touched = [...plan.changes.map(({ file }) => file), ...plan.moves.map(({ from }) => from)];
    const isDeclared = touched.some((file) => collectionInFile(file) !== undefined);
    const inspected = isDeclared ? createInspector()({ ...after, schemas }) : inspect({ ...after, schemas }, { only });
    const wrong = errorsIn(inspected.problems);
    if (wrong.length > 0)
      throw new Refusal(
        `The renamed site would have errors. Nothing was written.\n${wrong.map(formatProblem).join('\n')}`,
      );
    if (!dry) await writeTransaction(folder, await listFileChanges(plan, input.files, folder));
    console.log(formatPlan(plan, dry));
  });
}

/** Whether a route has been renamed so before: a command that was killed at its very end may be given again. */
function wasMoved(name: string, to: string, { redirects, routes, site }: SiteModel): boolean {
  const [from, at] = [name, to].map((route) => fillSlugs(route, site));
  return routes.has(at as string) && redirects.some((one) => one.from === from && one.to === at);
}

function errorsIn(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

function formatPlan({ changes, moves }: RenamePlan, dry: boolean): string {
  const total = changes.reduce((sum, { edits }) => sum + edits, 0);
  return [
    ...movedLines(moves),
    ...changes.map(({ file, edits }) => `${file}  ${number(edits, 'edit')}`),
    `${dry ? 'Would make' : 'Made'} ${number(total, 'edit')} in ${number(changes.length, 'file')}.`,
  ].join('\n');
}

/** A line a file; of several that go from one folder to another together, one for all. */
function movedLines(moves: RenamePlan['moves']): string[] {
  const lines = new Map<string, string[]>();
  for (const { from, to } of moves) {
    const line = `${from} → ${to}`;
    const key = basename(from) === basename(to) ? `${dirname(from)}/ → ${dirname(to)}/` : line;
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return [...lines].flatMap(([key, all]) => (all.length > 1 ? `${key}  ${number(all.length, 'file')}` : all));
}

function number(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
