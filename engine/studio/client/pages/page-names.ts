import { slugOf } from '../../../model/text/slug-of.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';

/** The folders under `pages/` that pages stand in, `pages/` itself, as the empty name, first. */
export function foldersIn(files: StudioFile[]): string[] {
  const folders = files.flatMap(({ file, kind }) =>
    kind === 'page' ? [file.slice('pages/'.length).replace(/\/?[^/]*$/, '')] : [],
  );
  return [...new Set(['', ...folders])].sort();
}

/** The id of a page by its address, which its file is called by too: the last step that is no parameter. An id begins with a letter. */
export function nameIn(route: string): string {
  const steps = route.split('/').filter((step) => !step.includes('{'));
  const name = steps.map(slugOf).findLast(Boolean) ?? '';
  return name === '' || /^[a-z]/.test(name) ? name : `page-${name}`;
}
