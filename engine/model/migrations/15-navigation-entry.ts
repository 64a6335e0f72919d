import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `only` of a navigation entry is `language`.',
  type: 'NavigationEntry',
  steps: [{ rename: 'only', to: 'language' }],
} satisfies Migration;
