import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `reads` of a facet is `detectFrom`, and `elsewhere` is `helpLinks`.',
  type: 'Facet',
  steps: [
    { rename: 'reads', to: 'detectFrom' },
    { rename: 'elsewhere', to: 'helpLinks' },
  ],
} satisfies Migration;
