import { renameKeys } from '../migration.ts';

export default renameKeys('0.1.0', [
  ['Theme', 'The colors of a theme are `colors`.', { colours: 'colors' }],
  ['Font', 'The file of the bold weight of a font is `bold`.', { strong: 'bold' }],
  ['Pattern', 'The opacity of a pattern is `opacity`.', { strength: 'opacity' }],
  ['Location', 'The key `system` of a location is `coordinateSystem`.', { system: 'coordinateSystem' }],
  ['MapTiles', 'The key `system` of map tiles is `coordinateSystem`.', { system: 'coordinateSystem' }],
  ['FooterLink', 'The key `only` of a footer link is `language`.', { only: 'language' }],
  ['NavigationEntry', 'The key `only` of a navigation entry is `language`.', { only: 'language' }],
  ['PageDescriptor', 'The key `contents` of a page is `tableOfContents`.', { contents: 'tableOfContents' }],
  ['Footer', 'The key `filing` of the footer is `icpFiling`.', { filing: 'icpFiling' }],
]);
