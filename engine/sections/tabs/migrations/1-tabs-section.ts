import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('0.1.0', [['TabsSection', 'The key `look` of `tabs` is `variant`.', { look: 'variant' }]]);
