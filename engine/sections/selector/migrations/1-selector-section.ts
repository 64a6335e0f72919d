import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The keys of a selector use common words: `minimums` is `requirements`, `mail` is `email`.',
  type: 'SelectorSection',
  steps: [
    { rename: 'minimums', to: 'requirements' },
    { rename: 'mail', to: 'email' },
  ],
} satisfies Migration;
