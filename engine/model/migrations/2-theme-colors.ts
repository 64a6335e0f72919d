import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The colors of a theme are `colors`.',
  type: 'Theme',
  steps: [{ rename: 'colours', to: 'colors' }],
} satisfies Migration;
