import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `neighbours` of an article is `adjacent`.',
  type: 'ArticleSection',
  steps: [{ rename: 'neighbours', to: 'adjacent' }],
} satisfies Migration;
