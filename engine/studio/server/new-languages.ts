import type { Problem } from '../../check/problem.ts';
import { missingLanguages } from '../../check/salvage-file.ts';
import type { SiteFile } from '../../check/site-files.ts';
import { stepsOf } from '../../model/schema/pointer.ts';
import { readValue } from '../../refactor/references/name-reference.ts';

/** A site's files, with what the check found in them. */
interface Inspected {
  files: readonly SiteFile[];
  problems: readonly Problem[];
  /** The codes of the site's languages. */
  languages: string[];
}

/** The languages that the site lists and more texts lack than have: somebody has begun to add them. */
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

/**
 * The problems but for texts that lack nothing but new languages. The list of what is to be done has those: as errors of every field they
 * would hide all others.
 */
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

/** The languages that a problem says a text lacks; none where it says something else. */
function lackedBy({ code, file, pointer }: Problem, files: Map<string, SiteFile>, languages: string[]): string[] {
  if (code !== 'missing-field') return [];
  return missingLanguages(readValue(files.get(file)?.value, stepsOf(pointer) ?? []), languages);
}

/** Counts the texts of a value in each language. */
function countTexts(value: unknown, languages: string[], counts: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && languages.includes(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    countTexts(inner, languages, counts);
  }
}
