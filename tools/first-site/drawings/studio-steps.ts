import { series } from './steps.ts';
import { cellConversion, importFile, startScreen, supercell } from './studio-build-steps.ts';
import { exportModel, fixAtoms, heterojunction, slab, vacancy } from './studio-edit-steps.ts';
import type { Drawing } from './svg.ts';

/** The nine steps of modelling a structure. */
export const studioStepDrawings: readonly Drawing[] = series('qstudio', [
  startScreen,
  importFile,
  cellConversion,
  supercell,
  vacancy,
  slab,
  fixAtoms,
  heterojunction,
  exportModel,
]);
