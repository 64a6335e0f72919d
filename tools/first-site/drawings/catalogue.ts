import { aboutDrawings } from './about.ts';
import { bandDrawings } from './bands.ts';
import { contactDrawings } from './contact.ts';
import { convergenceDrawings } from './convergence.ts';
import { densityDrawings } from './density.ts';
import { dosDrawings } from './dos.ts';
import { flowStepDrawings } from './flow-steps.ts';
import { forceFieldDrawings } from './force-field.ts';
import { gateStackDrawings } from './gate-stack.ts';
import { hardwareDrawings } from './hardware.ts';
import { heroDrawings } from './heroes.ts';
import { iconDrawings } from './icons.ts';
import { latticeDrawings } from './lattice.ts';
import { migrationDrawings } from './migration.ts';
import { newsDrawings } from './news.ts';
import { nitrideDrawings } from './nitride.ts';
import { partnerDrawings } from './partners.ts';
import { phononDrawings } from './phonons.ts';
import { steelDrawings } from './steel.ts';
import { studioStepDrawings } from './studio-steps.ts';
import type { Drawing } from './svg.ts';
import { thinFilmDrawings } from './thin-film.ts';
import { volcanoDrawings } from './volcano.ts';
import { voltageDrawings } from './voltage.ts';
import { waterDrawings } from './water.ts';

/** Every drawing of the site, in the order the command writes them. */
export const drawings: readonly Drawing[] = [
  ...latticeDrawings,
  ...bandDrawings,
  ...dosDrawings,
  ...densityDrawings,
  ...phononDrawings,
  ...waterDrawings,
  ...convergenceDrawings,
  ...forceFieldDrawings,
  ...voltageDrawings,
  ...migrationDrawings,
  ...gateStackDrawings,
  ...nitrideDrawings,
  ...steelDrawings,
  ...volcanoDrawings,
  ...thinFilmDrawings,
  ...heroDrawings,
  ...hardwareDrawings,
  ...iconDrawings,
  ...flowStepDrawings,
  ...studioStepDrawings,
  ...aboutDrawings,
  ...newsDrawings,
  ...partnerDrawings,
  ...contactDrawings,
];
