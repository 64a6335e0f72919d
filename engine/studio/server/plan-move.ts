import { createInspector } from '../../check/inspect-site.ts';
import type { SiteInput } from '../../check/site-files.ts';
import { writtenRoute } from '../../check/site-routes.ts';
import { applyOperations } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { alreadyExists, findTakenPath, verifyPagePath } from '../../generate/scaffold/page-file.ts';
import { relativeSchemaPath } from '../../generate/scaffold/schema-path.ts';
import { isConcerned } from '../../refactor/references/find-references.ts';
import { planRename } from '../../refactor/references/plan-rename.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import { Refusal } from '../../site/files/refusal.ts';
import type { PageMove } from '../protocol/pages-protocol.ts';
import type { FileTexts } from './history.ts';
import { type EditedSite, errorsWith, plannedFiles, refuseErrors } from './plan.ts';

/**
 * Moves a page to another route, file or both. References follow, and the old route redirects. Refuses an impossible route
 * or file, a reference that cannot follow, and a move that causes errors.
 */
export async function planMove(now: CheckedSite, wanted: PageMove, site: EditedSite) {
  const { file, route, to } = wanted;
  const { input, model } = now;
  const page = model.pages.find((one) => one.file.file === file)?.file;
  const was = page && writtenRoute(page).route;
  if (was === undefined) throw new Refusal({ en: `${file} is not a readable page.`, zh: `无法将 ${file} 读作页面。` });
  const changes =
    was === route ? [] : planRename({ kind: 'route', names: [was] }, route, modelFor(input, was, route)).changes;
  const texts: FileTexts = Object.fromEntries(changes.map((change) => [change.file, change.text]));
  const edits = new Map(changes.map((change) => [change.file, change.edits]));
  const isMoved = to !== file;
  if (isMoved) {
    verifyPagePath(to);
    const there = findTakenPath(to, withoutOne(input.files, file));
    if (there !== undefined) throw new Refusal(alreadyExists(there));
    texts[to] = withSchema(
      to,
      texts[file] ?? input.files[file] ?? '',
      relativeSchemaPath(site.folder, input.files, to, 'page.schema.json'),
    );
    texts[file] = undefined;
  }
  refuseErrors(await errorsWith(texts, now, site));
  return { texts, files: plannedFiles(texts, input, edits, isMoved ? { from: file, to } : undefined) };
}

/** The model of the files that may refer to the old or the new route. */
function modelFor(input: SiteInput, from: string, to: string) {
  const { problems, model } = createInspector()(input, { only: isConcerned([from, to], input) });
  const broken = problems.find(({ severity }) => severity === 'error');
  if (broken)
    throw new Refusal({
      en: `The site has errors, for example in ${broken.file}. Fix them first.`,
      zh: `网站有错误：请先修正，例如 ${broken.file} 中的错误。`,
    });
  return model;
}

/** The text of a page with another path to its schema. */
function withSchema(file: string, text: string, schema: string): string {
  const passage = readWholeFile(file, text);
  const { $schema } = (passage.value ?? {}) as { $schema?: string };
  if ($schema === undefined || $schema === schema) return text;
  return applyOperations(passage, [{ op: 'replace', path: '/$schema', value: schema }]).text;
}

function withoutOne(files: Record<string, string>, file: string): Record<string, string> {
  const { [file]: _, ...others } = files;
  return others;
}
