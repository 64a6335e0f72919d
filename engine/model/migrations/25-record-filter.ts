import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `is` of a filter by date is `period`.',
  type: 'RecordFilter',
  steps: [{ rename: 'is', to: 'period' }],
} satisfies Migration;
