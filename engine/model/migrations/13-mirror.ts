import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `of` of a mirror is `copyOf`.',
  type: 'Mirror',
  steps: [{ rename: 'of', to: 'copyOf' }],
} satisfies Migration;
