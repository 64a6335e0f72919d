import type { MessageLanguage } from '../../check/messages/message.ts';
import { applyOperations } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { stepsOf } from '../../model/schema/pointer.ts';
import { readValue } from '../../refactor/references/name-reference.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import type { Usage } from '../protocol/pages-protocol.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import type { FileTexts } from './history.ts';
import { errorsWith } from './plan.ts';

/** What would be wrong, wherever it stands, once a value is taken out of a file, as links to its anchors or to the page of a record. */
export async function errorsWithoutValue(
  { file, pointer }: FilePointer,
  now: CheckedSite,
  folder: string,
  language: MessageLanguage,
): Promise<Usage[]> {
  const passage = readWholeFile(file, now.input.files[file] ?? '');
  const { text } = applyOperations(passage, [{ op: 'remove', path: pointer }]);
  const texts: FileTexts = { [file]: text };
  const errors = await errorsWith(texts, now, folder, language);
  return errors.map((problem) => {
    const told = { file: problem.file, pointer: problem.pointer, place: problem.place, problem };
    const value = readValue(
      readWholeFile(told.file, texts[told.file] ?? now.input.files[told.file] ?? '').value,
      stepsOf(told.pointer) ?? [],
    );
    return { ...told, text: typeof value === 'string' ? value : '' };
  });
}
