import { decodePath } from '../model/schema/address.ts';
import { dataWords } from './words/data-words.ts';
import type { Words } from './words/words.ts';

/** The most bytes of a step of a route: a name on disk has at most 255, of which the build's own endings take some. */
const mostOfStep = 200;

/** Why a step of an address, percent-encoded or not, cannot be the name of a folder on every disk; `undefined` where it can. */
export function unwritableStep(step: string): Words | undefined {
  const name = decodePath(step);
  if (new TextEncoder().encode(name).length > mostOfStep) return dataWords.longStep(mostOfStep);
  // Names of devices, endings that Windows drops, and characters that it refuses.
  const isUnwritable = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|[. ]$|[<>:"|?*\\]/i.test(name);
  return isUnwritable ? dataWords.windowsStep(name) : undefined;
}
