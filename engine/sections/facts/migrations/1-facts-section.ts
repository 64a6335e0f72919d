import type { Migration } from '../../../model/migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `look` of `facts` is `variant`.',
  type: 'FactsSection',
  steps: [{ rename: 'look', to: 'variant' }],
} satisfies Migration;
