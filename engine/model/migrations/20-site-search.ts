import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `kinds` of the site search is `filters`.',
  type: 'SiteSearch',
  steps: [{ rename: 'kinds', to: 'filters' }],
} satisfies Migration;
