import type { Place } from '../protocol/protocol.ts';
import { sectionAround } from './follow.ts';
import { studio } from './store/studio.ts';

/** Opens the form around a place, that of its section or its record, and focuses its field. */
export function goTo({ file, pointer }: Place): void {
  const record = file.startsWith('assets/records/') ? (/^\/\d+/.exec(pointer)?.[0] ?? '') : '';
  studio.choose({ file, pointer: sectionAround(pointer) || record }, pointer);
}
