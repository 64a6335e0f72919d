import type { Migration } from '../migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The keys of a site use common words: `keepOffline` is `precache`, as in Workbox.',
  type: 'SiteDescriptor',
  steps: [
    { rename: 'faultReports', to: 'errorReports' },
    { rename: 'keepOffline', to: 'precache' },
    { rename: 'dates', to: 'dateFormat' },
  ],
} satisfies Migration;
