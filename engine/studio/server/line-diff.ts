import { structuredPatch } from 'diff';
import type { DiffLine } from '../protocol/edit-protocol.ts';

const context = 2;

/** With more changed lines, the search for the smallest difference would take too long. */
const maxChanges = 2000;

const kinds: Record<string, DiffLine['kind']> = { '-': 'gone', '+': 'new', ' ': 'same' };

/** The changed lines with some context. A gap replaces omitted lines. */
export function lineDiff(was: string, is: string): DiffLine[] {
  const [before, after] = [`${was}\n`, `${is}\n`];
  const patch = structuredPatch('', '', before, after, '', '', { context, maxEditLength: maxChanges });
  const wholly = () => [...was.split('\n').map((text) => `-${text}`), ...is.split('\n').map((text) => `+${text}`)];
  const hunks = patch?.hunks ?? [{ lines: wholly() }];
  return hunks.flatMap(({ lines }, index): DiffLine[] => [
    ...(index > 0 ? [{ kind: 'gap', text: '' } as const] : []),
    ...lines.map((line) => ({ kind: kinds[line.charAt(0)] ?? 'same', text: line.slice(1) })),
  ]);
}
