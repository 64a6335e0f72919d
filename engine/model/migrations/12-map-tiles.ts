import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `system` of map tiles is `coordinateSystem`.',
  type: 'MapTiles',
  steps: [{ rename: 'system', to: 'coordinateSystem' }],
} satisfies Migration;
