import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `short` of a language is `shortName`, and `invitation` is `switchLabel`.',
  type: 'SiteLanguage',
  steps: [
    { rename: 'short', to: 'shortName' },
    { rename: 'invitation', to: 'switchLabel' },
  ],
} satisfies Migration;
