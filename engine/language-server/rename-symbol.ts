import type { Range, RenameFile, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import type { MessageLanguage } from '../check/messages/message.ts';
import { formatProblem } from '../check/problem.ts';
import type { SiteModel } from '../check/site-model.ts';
import { headingNamed } from '../refactor/references/headings.ts';
import { listFileChanges } from '../refactor/references/list-file-changes.ts';
import { type NameReference, referenceRange, referenceText } from '../refactor/references/name-reference.ts';
import { applyPlan, planRename } from '../refactor/references/plan-rename.ts';
import { Refusal } from '../site/files/refusal.ts';
import { schemasForFiles } from '../site/read-site.ts';
import { freshErrors } from '../studio/server/plan.ts';
import { toRange } from './document-ranges.ts';
import { editBetween } from './edit-between.ts';
import { uriOf } from './find-definition.ts';
import { resolveSymbol } from './find-symbol.ts';
import type { InspectedSite } from './open-workspace.ts';

interface RenameOptions {
  folder: string;
  language: MessageLanguage;
  /** The version of an open file, as the editor counts them; `null` for other files. */
  versionOf: (file: string) => number | null;
}

/** Whether a symbol belongs to the site. A section type is a folder of code. */
export function isRenamable({ kind }: NameReference): boolean {
  return kind !== 'type';
}

/** The range of a symbol and the name to edit. A route and an asset are edited as a whole, and a heading by its words. */
export function prepareRename(symbol: NameReference, model: SiteModel): { range: Range; placeholder: string } {
  const { kind, name, file } = symbol;
  const heading = kind === 'heading' ? headingNamed(name, model) : undefined;
  if (heading) return { range: toRange(file.text, referenceRange(symbol)), placeholder: referenceText(heading) };
  const last = { anchor: '#', field: '.', record: '/' }[kind as string];
  const placeholder = last === undefined ? name : name.slice(name.lastIndexOf(last) + 1);
  return { range: toRange(file.text, referenceRange(symbol)), placeholder };
}

/** Renames a symbol in all files. Throws a refusal for an invalid name, or if the site would have new errors. */
export async function renameSymbol(
  symbol: NameReference,
  name: string,
  { input, model, problems, later }: InspectedSite,
  { folder, language, versionOf }: RenameOptions,
): Promise<WorkspaceEdit> {
  const plan = planRename(resolveSymbol(symbol, model), name, model);
  const after = applyPlan(input, plan);
  const { problems: found } = later()({ ...after, schemas: await schemasForFiles(after.files, folder) }, { language });
  const fresh = freshErrors(problems, found);
  if (fresh.length > 0) throw new Refusal(fresh.map(formatProblem).join('\n'));
  const changes = await listFileChanges(plan, input.files, folder);
  const edits = changes.flatMap(({ from, to }): TextDocumentEdit[] => {
    if (from?.text === undefined || typeof to?.text !== 'string') return [];
    const textDocument = { uri: uriOf(folder, from.file), version: versionOf(from.file) };
    return [{ textDocument, edits: [editBetween(from.text, to.text)] }];
  });
  const moves = changes.flatMap(({ from, to }): RenameFile[] => {
    if (!from || !to || from.file === to.file) return [];
    return [{ kind: 'rename', oldUri: uriOf(folder, from.file), newUri: uriOf(folder, to.file) }];
  });
  return { documentChanges: [...edits, ...moves] };
}
