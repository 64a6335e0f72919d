import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('1.0.0-rc.1', [
  [
    'SelectorSection',
    'The keys of a selector use common words: `minimums` is `requirements`, `mail` is `email`.',
    { minimums: 'requirements', mail: 'email' },
  ],
  [
    'Facet',
    'The key `reads` of a facet is `detectFrom`, and `elsewhere` is `helpLinks`.',
    { reads: 'detectFrom', elsewhere: 'helpLinks' },
  ],
  ['Requirement', 'The key `reads` of a minimum version is `detectFrom`.', { reads: 'detectFrom' }],
  ['LicenseEmail', 'The key `text` of an email is `body`, as in mailto.', { text: 'body' }],
]);
