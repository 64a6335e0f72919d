import { idsIn } from '../../engine/check/facts.ts';
import { createInspector } from '../../engine/check/inspect-site.ts';
import { placeOf } from '../../engine/check/make-problem.ts';
import type { Problem } from '../../engine/check/problem.ts';
import type { SiteInput } from '../../engine/check/site-files.ts';
import { type SiteModel, writtenRoute } from '../../engine/check/site-model.ts';
import type { MessageLanguage } from '../../engine/check/words/words.ts';
import { pointerOf, stepsOf } from '../../engine/schema/pointer.ts';
import type { Use } from '../../engine/studio/pages-protocol.ts';
import { referencesTo } from '../rewrite/references/find.ts';
import { type Reference, valueAt } from '../rewrite/references/reference.ts';
import { withTexts } from './plan.ts';
import { freshErrors } from './save.ts';

/** Every place of other files that names a file of the site, or that would be wrong once it is gone, in the order of files. */
export async function usesOfFile(
  input: SiteInput,
  file: string,
  folder: string,
  language: MessageLanguage,
): Promise<Use[]> {
  const inspect = createInspector();
  const { problems: before, model } = inspect(input, { language });
  const gone = await withTexts(input, { [file]: undefined }, folder);
  const problems = freshErrors(before, createInspector()(gone, { language }).problems);
  const uses = new Map<string, Use>();
  for (const one of namesOf(file, model).filter((one) => one.file.file !== file)) {
    const use = namedBy(one);
    uses.set(`${use.file} ${use.pointer}`, use);
  }
  for (const problem of problems) {
    const key = `${problem.file} ${problem.pointer}`;
    uses.set(key, { ...(uses.get(key) ?? placeOfProblem(problem, model)), problem });
  }
  return [...uses.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

/** What names a page, by its route or an anchor of it. */
function namesOf(file: string, model: SiteModel): Reference[] {
  const one = model.files.find((other) => other.file === file);
  const route = one?.kind === 'page' ? writtenRoute(one).route : undefined;
  const anchors = one ? idsIn(one).map((id) => `${file}#${id}`) : [];
  return [
    ...(route === undefined ? [] : referencesTo({ kind: 'route', names: [route] }, model)),
    ...(anchors.length > 0 ? referencesTo({ kind: 'anchor', names: anchors }, model) : []),
  ];
}

function namedBy({ file, path, at }: Reference): Use {
  const text = at === 'key' ? String(path.at(-1)) : String(valueAt(file.value, path));
  return { file: file.file, pointer: pointerOf(path), place: placeOf(file.value, path), text };
}

function placeOfProblem({ file, pointer, place }: Problem, { files }: SiteModel): Use {
  const value = valueAt(files.find((one) => one.file === file)?.value, stepsOf(pointer) ?? []);
  return { file, pointer, place, text: typeof value === 'string' ? value : '' };
}
