import type { Migration } from '../../../model/migration.ts';

/** The former texts of status columns, in both languages. */
const words: [string, RegExp][] = [
  ['recommended', /^(recommended|推荐)$/i],
  ['current', /^(current|supported|当前)$/i],
  ['archive', /^(archived?|old|归档|旧版)$/i],
];

/** Converts a known text; others stay, and the check reports them. */
function asStatus(value: unknown): unknown {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const isAll = (said: RegExp) => texts.length > 0 && texts.every((text) => said.test(String(text).trim()));
  return words.find(([, said]) => isAll(said))?.[0] ?? value;
}

export default {
  from: '0.1.0',
  description: 'The field `status` of a download, which a column could show, is `recommended`, `current` or `archive`.',
  type: 'DownloadRow',
  steps: [{ change: 'status', by: asStatus }],
} satisfies Migration;
