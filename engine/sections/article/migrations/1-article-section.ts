import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('1.0.0-rc.1', [
  ['ArticleSection', 'The key `neighbours` of an article is `adjacent`.', { neighbours: 'adjacent' }],
]);
