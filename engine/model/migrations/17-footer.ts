import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `filing` of the footer is `icpFiling`.',
  type: 'Footer',
  steps: [{ rename: 'filing', to: 'icpFiling' }],
} satisfies Migration;
