import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heaps of this process, its threads' among them, grow by no more than three tenths of what is in use before what is not is
 * collected. Left to itself, V8 lets them grow to a multiple of it as long as the machine has memory. It is no limit: whatever a site
 * needs, it gets.
 */
export function growHeapsSlowly(): void {
  setFlagsFromString('--heap-growing-percent=30');
}
