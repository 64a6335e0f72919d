import { setFlagsFromString } from 'node:v8';

/**
 * Lets all heaps grow by at most 30 % of the memory in use between garbage collections. V8 lets them grow to
 * a multiple of it if the machine has enough memory. This is not a limit on the memory in use.
 */
export function growHeapsSlowly(): void {
  setFlagsFromString('--heap-growing-percent=30');
}
