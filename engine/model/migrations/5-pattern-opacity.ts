import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The opacity of a pattern is `opacity`.',
  type: 'Pattern',
  steps: [{ rename: 'strength', to: 'opacity' }],
} satisfies Migration;
