import type { FastifyInstance } from 'fastify';
import { createInspector } from '../../check/inspect-site.ts';
import type { SiteInput } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { applyOperations } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { pointerOf, stepsOf, valueAt } from '../../model/schema/pointer.ts';
import { findReferences, isConcerned } from '../../refactor/references/find-references.ts';
import { planRename } from '../../refactor/references/plan-rename.ts';
import type { AnchorRequest, Usage } from '../protocol/pages-protocol.ts';
import type { FileTexts } from './history.ts';
import { withPlaces } from './name-location.ts';
import { usageOf } from './plan-removal.ts';
import { inspectFile, post, type Work, writeValidTexts } from './work.ts';

/** Routes that list the links to an anchor, and update them after a change of its name. */
export function serveAnchors(studio: FastifyInstance, work: Work): void {
  post(studio, 'anchors/uses', async (anchor) => {
    const { input } = await inspectFile(work, anchor.file);
    return anchorUsages(anchor, input);
  });

  post(studio, 'anchors/follow', async (anchor) => {
    const { file, pointer, revision } = anchor;
    const now = await inspectFile(work, file, revision);
    await writeValidTexts(work, now, { file, pointer }, updateAnchorLinks(anchor, now.input));
  });
}

/** The links to an anchor by its last saved name. */
function anchorUsages(anchor: AnchorRequest, input: SiteInput): Usage[] {
  const { file, pointer, id } = anchor;
  const model = modelBefore(anchor, input);
  const links = findReferences({ kind: 'anchor', names: [`${file}#${id}`] }, model)
    .filter((one) => one.file.file !== file || pointerOf(one.path) !== pointer)
    .map(usageOf);
  return withPlaces(links, { input, model });
}

/** The texts of the files after links to the old name of an anchor are changed to its new name. */
function updateAnchorLinks(anchor: AnchorRequest, input: SiteInput): FileTexts {
  const { file, pointer, id } = anchor;
  const now = valueAt(readWholeFile(file, input.files[file] ?? '').value, stepsOf(pointer) ?? []);
  const { changes } = planRename({ kind: 'anchor', names: [`${file}#${id}`] }, String(now), modelBefore(anchor, input));
  return Object.fromEntries(changes.map((change) => [change.file, change.text]));
}

/** The model of the files that can link to an anchor, with the anchor's old name. */
function modelBefore({ file, pointer, id }: AnchorRequest, input: SiteInput): SiteModel {
  const now = readWholeFile(file, input.files[file] ?? '');
  const { text } = applyOperations(now, [{ op: 'replace', path: pointer, value: id }]);
  const before = { ...input, files: { ...input.files, [file]: text } };
  return createInspector()(before, { only: isConcerned([`${file}#${id}`], before) }).model;
}
