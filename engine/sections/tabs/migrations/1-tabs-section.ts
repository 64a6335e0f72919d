import type { Migration } from '../../../model/migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `look` of `tabs` is `variant`.',
  type: 'TabsSection',
  steps: [{ rename: 'look', to: 'variant' }],
} satisfies Migration;
