import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `reads` of a minimum version is `detectFrom`.',
  type: 'Requirement',
  steps: [{ rename: 'reads', to: 'detectFrom' }],
} satisfies Migration;
