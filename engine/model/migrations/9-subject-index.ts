import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `most` of a subject index is `maxLocations`.',
  type: 'SubjectIndex',
  steps: [{ rename: 'most', to: 'maxLocations' }],
} satisfies Migration;
