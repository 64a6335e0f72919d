import { renameKeys } from '../../../model/migration.ts';

export default renameKeys('1.0.0-rc.1', [
  ['CarouselSection', 'The key `look` of `carousel` is `variant`.', { look: 'variant' }],
]);
