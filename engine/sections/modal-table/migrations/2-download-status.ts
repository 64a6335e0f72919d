import type { Migration } from '../../../model/migration.ts';

/** What columns called so said of a download, in either language. */
const words: [string, RegExp][] = [
  ['recommended', /^(recommended|推荐)$/i],
  ['current', /^(current|supported|当前)$/i],
  ['archive', /^(archived?|old|归档|旧版)$/i],
];

/** One of the three, where a text says so. Any other stays, and the check names it: its column wants a field of another name. */
function asStatus(value: unknown): unknown {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const isAll = (said: RegExp) => texts.length > 0 && texts.every((text) => said.test(String(text).trim()));
  return words.find(([, said]) => isAll(said))?.[0] ?? value;
}

export default {
  from: '0.1.0',
  says: 'The field `status` of a download, which a column could show, is `recommended`, `current` or `archive`.',
  of: 'DownloadRow',
  steps: [{ change: 'status', by: asStatus }],
} satisfies Migration;
