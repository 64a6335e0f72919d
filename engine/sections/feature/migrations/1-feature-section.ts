import type { Migration } from '../../../model/migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `tone` of `feature` is `background`, as in CSS.',
  type: 'FeatureSection',
  steps: [{ rename: 'tone', to: 'background' }],
} satisfies Migration;
