import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node';
import { applyAllFixes, applyFixes } from '../check/fix.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import type { Problem } from '../check/problem.ts';
import type { SiteFile } from '../check/site-files.ts';
import { rangeOfProblem, toRange } from './document-ranges.ts';
import { editBetween } from './edit-between.ts';
import type { InspectedSite } from './open-workspace.ts';
import { toDiagnostic } from './to-diagnostic.ts';

/** An action before its edits are put into a document. */
export type FixAction = Pick<CodeAction, 'title' | 'kind' | 'isPreferred' | 'diagnostics'> & { edits: TextEdit[] };

/** The kind of the action that applies every certain fix of a file. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.pagewright`;

const titles = {
  en: { one: 'Fix', change: (to: string) => `Change to ${to}`, all: 'Fix all certain mistakes of this file' },
  zh: { one: '修正', change: (to: string) => `改为 ${to}`, all: '修正此文件中所有确定的错误' },
};

/** The certain fixes of problems in a range, as `check --fix` applies them. */
export function listFixes(file: SiteFile, range: Range, site: InspectedSite, language: MessageLanguage): FixAction[] {
  // A missing comma is reported at the next word, and written behind the last one.
  const isNear = ({ fix, ...one }: Problem) =>
    one.file === file.file &&
    fix !== undefined &&
    [rangeOfProblem(file, { fix, ...one }), toRange(file.text, fix)].some((near) => overlaps(near, range));
  return site.problems.filter(isNear).flatMap((problem): FixAction[] => {
    const { fix } = problem;
    if (!fix) return [];
    const diagnostics: Diagnostic[] = [toDiagnostic(problem, file, language)];
    const text = problem.suggestion ?? fix.text.trim();
    const title = text === '' ? titles[language].one : titles[language].change(text);
    const edits = [{ range: toRange(file.text, fix), newText: fix.text }];
    return [{ title, kind: CodeActionKind.QuickFix, isPreferred: true, diagnostics, edits }];
  });
}

/** Applies every certain fix of a file, also those that appear after others. Empty if there are none. */
export function listFixAll(
  file: SiteFile,
  { problems, input, later }: InspectedSite,
  language: MessageLanguage,
): FixAction[] {
  const own = (all: Problem[]) => all.filter((one) => one.file === file.file);
  if (applyFixes(own(problems), input.files).length === 0) return [];
  const inspect = later();
  const check = (files: Record<string, string>) => own(inspect({ ...input, files }).problems);
  const [fixed] = applyAllFixes(own(problems), input.files, check);
  if (!fixed || fixed.text === file.text) return [];
  return [{ title: titles[language].all, kind: fixAllKind, edits: [editBetween(file.text, fixed.text)] }];
}

function overlaps(one: Range, other: Range): boolean {
  const isBefore = (a: Range['start'], b: Range['start']) =>
    a.line < b.line || (a.line === b.line && a.character < b.character);
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}
