/**
 * Whether tests try all there is (`npm test -- --full`, or `DEPTH=full` before one file), as the promises of `npm run trust`
 * say; else an even part of it, in much less time.
 */
export const isFull = process.env.DEPTH === 'full';

/** How many of something are tried: `all`, or an even part, `some`, in a run that is not full. */
export function howMany(all: number, some: number): number {
  return isFull ? all : some;
}
