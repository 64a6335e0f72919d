import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `sent` of a form is `successMessage`.',
  type: 'FormSection',
  steps: [{ rename: 'sent', to: 'successMessage' }],
} satisfies Migration;
