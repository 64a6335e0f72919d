import { describePath } from '../../check/make-problem.ts';
import { positionOf } from '../../check/position.ts';
import { type NameReference, referenceRange } from './name-reference.ts';

/** The position of a reference: `pages/home.json:4:9  sections[0] (table).columns[2].to`. */
export function formatReference(one: NameReference): string {
  const { line, column } = positionOf(one.file.text, referenceRange(one).offset);
  return `${one.file.file}:${line}:${column}  ${describePath(one.file.value, one.path)}`;
}
