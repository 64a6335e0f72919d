import type { Migration } from '../../../descriptor/migration.ts';

export default {
  from: '0.1.0',
  says: 'The `sections` of a download are sections of its dialog; what a column of that name held becomes one of them.',
  of: 'DownloadRow',
  steps: [
    { change: 'sections', by: (value) => (isCell(value) ? [sectionOf(value)] : value) },
    { keep: 'sections.*' },
    { keep: 'sections.*.type' },
    // Only the update note was a list, which has a field of its own.
    { keep: '*' },
  ],
} satisfies Migration;

/** Whether this is what a column shows, and no list of sections. */
function isCell(value: unknown): boolean {
  return !(Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'type' in item));
}

/** A section that says what a cell said. */
function sectionOf(value: unknown): object {
  if (typeof value === 'object' && value !== null && 'to' in value) return { type: 'links', links: [value] };
  return { type: 'prose', paragraphs: [value].flat() };
}
