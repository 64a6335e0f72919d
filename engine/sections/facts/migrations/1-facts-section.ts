import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('0.1.0', [['FactsSection', 'The key `look` of `facts` is `variant`.', { look: 'variant' }]]);
