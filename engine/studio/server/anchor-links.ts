import { createInspector } from '../../check/inspect-site.ts';
import type { SiteInput } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { applyOperations } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { pointerOf, stepsOf } from '../../model/schema/pointer.ts';
import { findReferences, isConcerned } from '../../refactor/references/find-references.ts';
import { readValue } from '../../refactor/references/name-reference.ts';
import { planRename } from '../../refactor/references/plan-rename.ts';
import type { AnchorRequest, Usage } from '../protocol/pages-protocol.ts';
import type { FileTexts } from './history.ts';
import { usageOf } from './plan-removal.ts';

/** Every other place that leads to an anchor by the name that it has, or had before somebody typed another. */
export function anchorUsages(anchor: AnchorRequest, input: SiteInput): Usage[] {
  const { file, pointer, id } = anchor;
  return findReferences({ kind: 'anchor', names: [`${file}#${id}`] }, modelBefore(anchor, input))
    .filter((one) => one.file.file !== file || pointerOf(one.path) !== pointer)
    .map(usageOf);
}

/** The texts of the site once what led to an anchor by its name before leads to it by the one that it has. */
export function updateAnchorLinks(anchor: AnchorRequest, input: SiteInput): FileTexts {
  const { file, pointer, id } = anchor;
  const now = readValue(readWholeFile(file, input.files[file] ?? '').value, stepsOf(pointer) ?? []);
  const { changes } = planRename({ kind: 'anchor', names: [`${file}#${id}`] }, String(now), modelBefore(anchor, input));
  return Object.fromEntries(changes.map((change) => [change.file, change.text]));
}

/** The site as it was when the anchor had its name before, of the files that can lead to it. */
function modelBefore({ file, pointer, id }: AnchorRequest, input: SiteInput): SiteModel {
  const now = readWholeFile(file, input.files[file] ?? '');
  const { text } = applyOperations(now, [{ op: 'replace', path: pointer, value: id }]);
  const before = { ...input, files: { ...input.files, [file]: text } };
  return createInspector()(before, { only: isConcerned([`${file}#${id}`], before) }).model;
}
