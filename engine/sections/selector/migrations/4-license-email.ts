import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `text` of an email is `body`, as in mailto.',
  type: 'LicenseEmail',
  steps: [{ rename: 'text', to: 'body' }],
} satisfies Migration;
