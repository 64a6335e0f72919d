import { createChecker } from '../../engine/check/check.ts';
import { positionOf } from '../../engine/check/position.ts';
import { type Problem, sentence } from '../../engine/check/problem.ts';
import { learn, openFile, type SiteInput } from '../../engine/check/site-files.ts';
import { mend } from '../check/mend.ts';
import { type Mistake, type MistakeKind, mistakesIn } from './mistakes.ts';

/** How the check did on one kind of mistake, in cases. Only typos are suggested and fixed. */
export interface Score {
  cases: number;
  caught: number;
  /** Exactly one problem, at the exact line and column. */
  exact: number;
  typos: number;
  /** The suggestion is what was written before. */
  suggested: number;
  /** The fix restores every byte. */
  fixed: number;
}

/** The scores by kind, and a line for every case that was not exact. */
export interface Mutations {
  scores: Map<MistakeKind, Score>;
  failed: string[];
}

/** Makes single mistakes in files of a sound site, at most so many a file, evenly spread over it, and checks each. */
export function mutate(site: SiteInput, files: string[], most: number): Mutations {
  const result: Mutations = { scores: new Map(), failed: [] };
  const check = createChecker();
  const baseline = check(site).map(sentence);
  if (baseline.length > 0) return { ...result, failed: baseline };
  for (const file of files) {
    for (const mistake of spread(allIn(site, file), most)) judge(site, file, mistake, check, result);
  }
  return result;
}

function judge(
  site: SiteInput,
  file: string,
  mistake: Mistake,
  check: (input: SiteInput) => Problem[],
  { scores, failed }: Mutations,
): void {
  const files = { ...site.files, [file]: mistake.text };
  const found = check({ ...site, files });
  const [first] = found;
  const score = scores.get(mistake.kind) ?? { cases: 0, caught: 0, exact: 0, typos: 0, suggested: 0, fixed: 0 };
  scores.set(mistake.kind, score);
  const { line, column } = positionOf(mistake.text, mistake.offset);
  const exact = found.length === 1 && first?.file === file && first.line === line && first.column === column;
  score.cases++;
  if (found.length > 0) score.caught++;
  if (exact) score.exact++;
  else failed.push([`${mistake.kind} in ${file}:${line}:${column}`, ...found.map(sentence)].join('\n  '));
  if (mistake.was === undefined) return;
  score.typos++;
  if (first?.suggestion === mistake.was) score.suggested++;
  const [mended] = mend(found, files);
  if (mended?.text === site.files[file]) score.fixed++;
}

function allIn(site: SiteInput, path: string): Mistake[] {
  const file = openFile(path, site.files[path] ?? '');
  const schema = file && site.schemas[file.schemaPath];
  if (!file || !schema) return [];
  learn(file, schema);
  return [...mistakesIn(file, schema)];
}

/** So many of each kind, the first and the last among them. */
function spread(mistakes: Mistake[], most: number): Mistake[] {
  const kinds = new Map<MistakeKind, Mistake[]>();
  for (const mistake of mistakes) kinds.set(mistake.kind, [...(kinds.get(mistake.kind) ?? []), mistake]);
  const each = Math.max(1, Math.floor(most / Math.max(1, kinds.size)));
  return [...kinds.values()].flatMap((all) =>
    all.length <= each
      ? all
      : Array.from({ length: each }, (_, index) => all[Math.floor((index * all.length) / each)] as Mistake),
  );
}
