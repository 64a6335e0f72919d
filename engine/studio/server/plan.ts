import type { MessageLanguage } from '../../check/messages/message.ts';
import type { Problem } from '../../check/problem.ts';
import type { SiteInput } from '../../check/site-files.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { hashOf } from '../../site/files/seal.ts';
import { schemasForFiles } from '../../site/read-site.ts';
import type { PlannedFile } from '../protocol/pages-protocol.ts';
import type { FileTexts } from './history.ts';
import { lineDiff } from './line-diff.ts';

export interface EditedSite {
  folder: string;
  /** The language of messages, which the studio's page sets. */
  spoken: { language: MessageLanguage };
}

/** The revision of a plan: changes with its input and its result. */
export function planRevision(texts: FileTexts, { files }: Pick<SiteInput, 'files'>): string {
  return hashOf(JSON.stringify(Object.entries(texts).map(([file, text]) => [file, files[file] ?? null, text ?? null])));
}

/** A site with changed texts. A file whose text is `undefined` is deleted. */
export async function withTexts(input: SiteInput, texts: FileTexts, folder: string): Promise<SiteInput> {
  const files = { ...input.files };
  for (const [file, text] of Object.entries(texts))
    if (text === undefined) delete files[file];
    else files[file] = text;
  const versionOf: SiteInput['versionOf'] = (file, of) =>
    of === files && !Object.hasOwn(texts, file) ? input.versionOf?.(file, input.files) : undefined;
  return { ...input, files, versionOf, schemas: await schemasForFiles(files, folder) };
}

export async function errorsWith(texts: FileTexts, { input, later }: CheckedSite, { folder, spoken }: EditedSite) {
  const inspect = later();
  const { problems: before } = inspect(input, spoken);
  return freshErrors(before, inspect(await withTexts(input, texts, folder), spoken).problems);
}

/** The errors that did not exist before, wherever in their file they are. */
export function freshErrors(before: Problem[], now: Problem[]): Problem[] {
  const left = new Map<string, number>();
  const keyOf = ({ file, code, message }: Problem) => JSON.stringify([file, code, message]);
  for (const problem of before) left.set(keyOf(problem), (left.get(keyOf(problem)) ?? 0) + 1);
  return now.filter((problem) => {
    const count = left.get(keyOf(problem)) ?? 0;
    left.set(keyOf(problem), count - 1);
    return problem.severity === 'error' && count <= 0;
  });
}

export function refuseErrors(problems: Problem[]): void {
  if (problems.length === 0) return;
  const list = problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join(' ');
  throw new Refusal({ en: `Nothing was changed: ${list}`, zh: `未作任何改动：${list}` });
}

/** The changed lines of each file. `moved` is a renamed file. */
export function plannedFiles(
  texts: FileTexts,
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
