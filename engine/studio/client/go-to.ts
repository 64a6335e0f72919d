import type { FilePointer } from '../protocol/protocol.ts';
import { enclosingSection } from './follow-pointer.ts';
import { studio } from './store/studio.ts';

/** Opens the form around a place, that of its section or its record, and focuses its field. */
export function goTo({ file, pointer }: FilePointer): void {
  const record = file.startsWith('assets/records/') ? (/^\/\d+/.exec(pointer)?.[0] ?? '') : '';
  studio.choose({ file, pointer: enclosingSection(pointer) || record }, pointer);
}
