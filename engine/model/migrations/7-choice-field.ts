import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `several` of a choice is `multiple`, as in HTML.',
  type: 'ChoiceField',
  steps: [{ rename: 'several', to: 'multiple' }],
} satisfies Migration;
