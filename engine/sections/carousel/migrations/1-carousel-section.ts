import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `look` of `carousel` is `variant`.',
  type: 'CarouselSection',
  steps: [{ rename: 'look', to: 'variant' }],
} satisfies Migration;
