import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The keys of a response use common words: `gives` is `type`, `only` is `filter`.',
  type: 'CollectionAnswer',
  steps: [
    { rename: 'says', to: 'description' },
    { rename: 'gives', to: 'type' },
    { rename: 'mayLack', to: 'optional' },
    { rename: 'neighbours', to: 'adjacent' },
    { rename: 'only', to: 'filter' },
    { rename: 'size', to: 'pageSize' },
  ],
} satisfies Migration;
