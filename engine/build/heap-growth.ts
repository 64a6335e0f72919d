import { setFlagsFromString } from 'node:v8';

/** Lets all heaps grow by at most 30 % between garbage collections. By default V8 lets them grow to a multiple. */
export function growHeapsSlowly(): void {
  setFlagsFromString('--heap-growing-percent=30');
}
