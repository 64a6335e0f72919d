import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `most` of related pages is `maxItems`, as in JSON Schema.',
  type: 'RelatedPages',
  steps: [{ rename: 'most', to: 'maxItems' }],
} satisfies Migration;
