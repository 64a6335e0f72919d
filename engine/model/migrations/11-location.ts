import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `system` of a location is `coordinateSystem`.',
  type: 'Location',
  steps: [{ rename: 'system', to: 'coordinateSystem' }],
} satisfies Migration;
