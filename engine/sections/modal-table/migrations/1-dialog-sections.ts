import type { Migration } from '../../../model/migration.ts';

const isText = (value: unknown) => typeof value === 'string' || (isObject(value) && !('type' in value));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The content of a former column, as a dialog section. */
function asSections(value: unknown): unknown {
  if (isObject(value) && 'to' in value) return [{ type: 'links', links: [value] }];
  if (isText(value) && !Array.isArray(value)) return [{ type: 'prose', paragraphs: [value] }];
  const texts = Array.isArray(value) && value.length > 0 && value.every(isText);
  return texts ? [{ type: 'prose', paragraphs: value }] : value;
}

export default {
  from: '0.1.0',
  description: 'The field `sections` of a download, which a column could show, is what its dialog shows.',
  type: 'DownloadRow',
  steps: [{ change: 'sections', by: asSections }],
} satisfies Migration;
