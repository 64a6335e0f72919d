/** The side of a drawn tile in pixels, the size of the map's own tiles. */
export const tileSize = 256;

/** The paths of one drawn tile by class name; its streets run on into the tiles beside it. */
export const tilePaths = {
  map__block:
    'M62 48h52v40h-52zM130 48h52v40h-52zM0 48h54v40h-54zM190 48h66v40h-66zM0 96h54v114h-54zM190 96h66v114h-66z',
  map__house: 'M70 104h36v44h-36zM70 160h18v42h-18zM138 104h16v98h-16zM162 104h12v60h-12z',
  map__green: 'M96 160h18v50h-18zM162 172h20v38h-20zM130 218h126v38h-126z',
  map__lane: 'M58 0v256M186 0v256M0 92h256M0 214h256',
  map__road: 'M122 0v256M0 40h256',
};

/** The marker, its point at (18, 44) of a 36 by 44 box. */
export const pinPath = 'M18 44C9 32 3 25.5 3 17a15 15 0 0 1 30 0c0 8.5-6 15-15 27Z';
