import { dataWords } from './words/data-words.ts';
import type { Words } from './words/words.ts';

/** The most characters of a step of a route: a name on disk has at most 255 bytes, of which the build's own endings take some. */
const mostOfStep = 200;

/** Why a step of a route cannot be the name of a folder on every disk: `undefined` where it can. */
export function unwritableStep(step: string): Words | undefined {
  if (step.length > mostOfStep) return dataWords.longStep(mostOfStep);
  // Names of devices, and an ending that Windows drops.
  if (/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(step) || step.endsWith('.')) return dataWords.windowsStep(step);
  return undefined;
}
