import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `neighbors` of an article is `adjacent`.',
  type: 'ArticleSection',
  steps: [
    { rename: 'neighbours', to: 'adjacent' },
    { rename: 'neighbors', to: 'adjacent' },
  ],
} satisfies Migration;
