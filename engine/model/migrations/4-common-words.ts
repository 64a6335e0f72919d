import { renameKeys } from '../migration.ts';

export default renameKeys('1.0.0-rc.1', [
  ['CollectionFeed', 'The key `day` of a feed is `date`, and `size` is `limit`.', { day: 'date', size: 'limit' }],
  ['ChoiceField', 'The key `several` of a choice is `multiple`, as in HTML.', { several: 'multiple' }],
  ['RelatedPages', 'The key `most` of related pages is `maxItems`, as in JSON Schema.', { most: 'maxItems' }],
  ['SubjectIndex', 'The key `most` of a subject index is `maxLocations`.', { most: 'maxLocations' }],
  ['Column', 'The key `names` of a column is `rowHeader`, as in HTML.', { names: 'rowHeader' }],
  ['Mirror', 'The key `of` of a mirror is `copyOf`.', { of: 'copyOf' }],
  [
    'SiteDescriptor',
    'The keys of a site use common words: `keepOffline` is `precache`, as in Workbox.',
    { faultReports: 'errorReports', keepOffline: 'precache', dates: 'dateFormat' },
  ],
  [
    'SiteLanguage',
    'The key `short` of a language is `shortName`, and `invitation` is `switchLabel`.',
    { short: 'shortName', invitation: 'switchLabel' },
  ],
  ['SiteSearch', 'The key `kinds` of the site search is `filters`.', { kinds: 'filters' }],
  ['Budgets', 'The key `kilobytes` of the budgets is `descriptor`.', { kilobytes: 'descriptor' }],
  [
    'CollectionDescriptor',
    'The key `says` of a collection is `description`, as in JSON Schema.',
    { says: 'description' },
  ],
  [
    'CollectionAnswer',
    'The keys of a response use common words: `gives` is `type`, `only` is `filter`.',
    {
      says: 'description',
      gives: 'type',
      mayLack: 'optional',
      neighbours: 'adjacent',
      only: 'filter',
      size: 'pageSize',
    },
  ],
  [
    'RecordField',
    'The keys of a record field use common words: `values` is `enum`, as in JSON Schema.',
    { says: 'description', of: 'collection', values: 'enum' },
  ],
  ['RecordFilter', 'The key `is` of a filter by date is `period`.', { is: 'period' }],
]);
