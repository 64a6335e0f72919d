import type { Problem } from '../../check/problem.ts';
import { missingLanguages } from '../../check/salvage-file.ts';
import type { SiteFile } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { stepsOf, valueAt } from '../../model/schema/pointer.ts';
import type { LiveSite } from '../../server/dev/live-site.ts';
import { languagesIn } from '../../site/read-site.ts';

interface Inspected {
  files: readonly SiteFile[];
  problems: readonly Problem[];
  languages: string[];
}

/** The languages that are being added: most texts do not have them yet. */
export function newLanguages({ files, problems, languages }: Inspected): string[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  const lacking = new Map<string, number>();
  for (const problem of problems)
    for (const language of lackedBy(problem, byName, languages))
      lacking.set(language, (lacking.get(language) ?? 0) + 1);
  if (lacking.size === 0) return [];
  const having = new Map<string, number>();
  for (const { value } of files) countTexts(value, languages, having);
  return languages.filter((language) => (lacking.get(language) ?? 0) > (having.get(language) ?? 0));
}

/** The problems without those of texts that lack only new languages. The open tasks list these: as errors they would hide all others. */
export function withoutNewLanguages(
  problems: Problem[],
  { files, languages }: Omit<Inspected, 'problems'>,
  added: string[],
): Problem[] {
  if (added.length === 0) return problems;
  const byName = new Map(files.map((file) => [file.file, file]));
  return problems.filter((problem) => {
    const lacked = lackedBy(problem, byName, languages);
    return lacked.length === 0 || !lacked.every((language) => added.includes(language));
  });
}

/** The languages that a text lacks, if that is its problem. */
function lackedBy({ code, file, pointer }: Problem, files: Map<string, SiteFile>, languages: string[]): string[] {
  if (code !== 'missing-field') return [];
  return missingLanguages(valueAt(files.get(file)?.value, stepsOf(pointer) ?? []), languages);
}

function countTexts(value: unknown, languages: string[], counts: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && languages.includes(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    countTexts(inner, languages, counts);
  }
}

const newByModel = new WeakMap<SiteModel, string[]>();

/** The problems that the studio shows at their fields: all except those of new languages. */
export function fieldProblems(site: Pick<LiveSite, 'checked' | 'status'>, problems: Problem[]): Problem[] {
  const { input, model } = site.checked() ?? {};
  if (!input || !model) return problems;
  const inspected = { files: model.files, languages: languagesIn(input.files) };
  const added = newByModel.get(model) ?? newLanguages({ ...inspected, problems: site.status().problems });
  newByModel.set(model, added);
  return withoutNewLanguages(problems, inspected, added);
}
