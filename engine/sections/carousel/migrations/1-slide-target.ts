import type { Migration } from '../../../descriptor/migration.ts';

export default {
  from: '0.1.0',
  says: 'A slide has a button or leads somewhere as a whole. Every slide had a button, so that nothing need be done.',
  of: 'Slide',
  steps: [{ keep: '' }],
} satisfies Migration;
