import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `names` of a column is `rowHeader`, as in HTML.',
  type: 'Column',
  steps: [{ rename: 'names', to: 'rowHeader' }],
} satisfies Migration;
