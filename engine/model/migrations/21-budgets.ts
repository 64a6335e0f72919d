import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `kilobytes` of the budgets is `descriptor`.',
  type: 'Budgets',
  steps: [{ rename: 'kilobytes', to: 'descriptor' }],
} satisfies Migration;
