import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The key `only` of a footer link is `language`.',
  type: 'FooterLink',
  steps: [{ rename: 'only', to: 'language' }],
} satisfies Migration;
