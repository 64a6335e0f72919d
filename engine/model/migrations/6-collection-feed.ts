import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `day` of a feed is `date`, and `size` is `limit`.',
  type: 'CollectionFeed',
  steps: [
    { rename: 'day', to: 'date' },
    { rename: 'size', to: 'limit' },
  ],
} satisfies Migration;
