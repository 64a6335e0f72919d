import { createInspector } from '../../engine/check/inspect-site.ts';
import type { Problem } from '../../engine/check/problem.ts';
import type { SiteInput } from '../../engine/check/site-files.ts';
import type { MessageLanguage } from '../../engine/check/words/words.ts';
import type { PlannedFile } from '../../engine/studio/pages-protocol.ts';
import { Refusal } from '../files/refusal.ts';
import { hashOf } from '../files/sealed.ts';
import { schemasOf } from '../site/read-site.ts';
import type { Texts } from './history.ts';
import { lineDiff } from './line-diff.ts';
import { freshErrors } from './save.ts';

/** What tells what a plan was made from, and what it comes to, from any other. */
export function revisionOfPlan(texts: Texts, { files }: Pick<SiteInput, 'files'>): string {
  return hashOf(JSON.stringify(Object.entries(texts).map(([file, text]) => [file, files[file] ?? null, text ?? null])));
}

/** A site as it is once files have other texts; a file without one is gone. */
export async function withTexts(input: SiteInput, texts: Texts, folder: string): Promise<SiteInput> {
  const files = { ...input.files };
  for (const [file, text] of Object.entries(texts))
    if (text === undefined) delete files[file];
    else files[file] = text;
  return { ...input, files, schemas: await schemasOf(files, folder) };
}

/** The errors that a site would have, and has not now. */
export function errorsOf(before: SiteInput, after: SiteInput, language: MessageLanguage): Problem[] {
  const inspect = createInspector();
  return freshErrors(inspect(before, { language }).problems, inspect(after, { language }).problems);
}

/** Refuses what would bring errors, telling them. */
export function refuseErrors(problems: Problem[]): void {
  if (problems.length === 0) return;
  const told = problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join(' ');
  throw new Refusal({ en: `Nothing was done: ${told}`, zh: `未作任何改动：${told}` });
}

/** What a plan does file by file; `moved` tells from where a file comes. */
export function plannedFiles(
  texts: Texts,
  { files }: SiteInput,
  edits: Map<string, number>,
  moved?: { from: string; to: string },
): PlannedFile[] {
  return Object.entries(texts).flatMap(([file, text]): PlannedFile[] => {
    if (moved && file === moved.from) return [];
    const from = moved && file === moved.to ? moved.from : undefined;
    const lines = lineDiff(files[from ?? file] ?? '', text ?? '');
    return [{ file, ...(from !== undefined && { from }), edits: edits.get(from ?? file) ?? 0, lines }];
  });
}
