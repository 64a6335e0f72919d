import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The file of the bold weight of a font is `bold`.',
  type: 'Font',
  steps: [{ rename: 'strong', to: 'bold' }],
} satisfies Migration;
