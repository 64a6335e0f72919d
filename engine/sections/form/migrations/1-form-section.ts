import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('1.0.0-rc.1', [
  ['FormSection', 'The key `sent` of a form is `successMessage`.', { sent: 'successMessage' }],
]);
