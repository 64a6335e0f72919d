import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('0.1.0', [['LinksSection', 'The key `look` of `links` is `variant`.', { look: 'variant' }]]);
