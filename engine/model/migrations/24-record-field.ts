import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The keys of a record field use common words: `values` is `enum`, as in JSON Schema.',
  type: 'RecordField',
  steps: [
    { rename: 'says', to: 'description' },
    { rename: 'of', to: 'collection' },
    { rename: 'values', to: 'enum' },
  ],
} satisfies Migration;
