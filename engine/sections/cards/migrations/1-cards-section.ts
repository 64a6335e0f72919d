import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('0.1.0', [['CardsSection', 'The key `look` of `cards` is `variant`.', { look: 'variant' }]]);
