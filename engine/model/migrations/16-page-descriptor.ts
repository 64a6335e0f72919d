import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `contents` of a page is `tableOfContents`.',
  type: 'PageDescriptor',
  steps: [{ rename: 'contents', to: 'tableOfContents' }],
} satisfies Migration;
