import { standardSite } from '../../site/paths.ts';
import { folder, wholeNumber } from './kinds.ts';

/** Which site a command is about. */
export const site = {
  says: 'the folder that holds pages/ and assets/; without it SITE says which, else it is the project that the command runs in',
  kind: folder,
  default: standardSite,
};

/** Whether nothing is written. */
export const dry = { says: 'only tells what would change' };

/** What random choices are drawn from. */
export const seed = {
  says: 'draws the same again as a run that told this number',
  kind: wholeNumber,
  default: () => Math.floor(Math.random() * 2 ** 31),
};
