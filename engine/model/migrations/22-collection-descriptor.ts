import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `says` of a collection is `description`, as in JSON Schema.',
  type: 'CollectionDescriptor',
  steps: [{ rename: 'says', to: 'description' }],
} satisfies Migration;
