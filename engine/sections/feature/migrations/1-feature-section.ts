import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('0.1.0', [
  ['FeatureSection', 'The key `tone` of `feature` is `background`, as in CSS.', { tone: 'background' }],
]);
