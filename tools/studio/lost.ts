import type { SiteInput } from '../../engine/check/site-files.ts';
import type { MessageLanguage } from '../../engine/check/words/words.ts';
import { applyOperations } from '../../engine/edit/operations.ts';
import { wholeFile } from '../../engine/edit/passage.ts';
import { stepsOf } from '../../engine/schema/pointer.ts';
import type { Use } from '../../engine/studio/pages-protocol.ts';
import type { Place } from '../../engine/studio/protocol.ts';
import { valueAt } from '../rewrite/references/reference.ts';
import { errorsOf, withTexts } from './plan.ts';

/** What would be wrong, wherever it stands, once a value is taken out of a file, as links to its anchors or to the page of a record. */
export async function lostWithout(
  { file, pointer }: Place,
  input: SiteInput,
  folder: string,
  language: MessageLanguage,
): Promise<Use[]> {
  const passage = wholeFile(file, input.files[file] ?? '');
  const { text } = applyOperations(passage, [{ op: 'remove', path: pointer }]);
  const after = await withTexts(input, { [file]: text }, folder);
  return errorsOf(input, after, language).map((problem) => {
    const told = { file: problem.file, pointer: problem.pointer, place: problem.place, problem };
    const value = valueAt(wholeFile(told.file, after.files[told.file] ?? '').value, stepsOf(told.pointer) ?? []);
    return { ...told, text: typeof value === 'string' ? value : '' };
  });
}
