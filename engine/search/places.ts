/** Where a term stands in a field: how far the number of each entry is from that before it, and how much the term weighs there. */
export type Places = [steps: string, weights: string];

/** The signs of numbers: those of ASCII from `#` on that JSON writes as they are. */
const signs = Array.from({ length: 127 - 35 }, (_, at) => String.fromCharCode(35 + at)).filter((sign) => sign !== '\\');

/** The number of each sign, by its code. */
const numbers = new Uint8Array(128);
for (const [number, sign] of signs.entries()) numbers[sign.charCodeAt(0)] = number;

/** Numbers below this have one sign; of any other, each sign from this on says that more follow. */
const whole = 60;
const more = signs.length - whole;

/** Weights are rounded to steps of a fifth: finer ones would hardly put another entry first, and places would be a tenth more to load. */
const finest = 1.2;

/** The number of the sign of 1. */
const middle = signs.length >> 1;

/** Writes the entries that a term stands in, by their numbers from the lowest on, with how much it weighs in each: above 0, 1 in a usual text. */
export function writePlaces(entries: ArrayLike<number>, weights: ArrayLike<number>): Places {
  const steps: string[] = [];
  const levels: string[] = [];
  let before = 0;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    let left = entry - before;
    before = entry;
    for (; left >= whole; left = Math.floor((left - whole) / more)) steps.push(signOf(whole + ((left - whole) % more)));
    steps.push(signOf(left));
    levels.push(signOf(Math.round(Math.log(weights[at] as number) / Math.log(finest)) + middle));
  }
  return [steps.join(''), levels.join('')];
}

/** The sign of a number; what is beyond the first or the last has that. */
function signOf(number: number): string {
  return signs[Math.min(Math.max(number, 0), signs.length - 1)] as string;
}

/** The weight of each sign, by its number. */
const weightOf = Float64Array.from(signs, (_, number) => finest ** (number - middle));

/** In how many entries a term stands. */
export function countOf([, weights]: Places): number {
  return weights.length;
}

/** Adds to each entry that a term stands in what its weight there comes to. */
export function addPlaces(
  sums: Record<number, number>,
  [steps, weights]: Places,
  comesTo: (weight: number) => number,
): void {
  // There are as few weights as signs, and thousands of places.
  const values = weightOf.map(comesTo);
  let entry = 0;
  let at = 0;
  for (let place = 0; place < weights.length; place++) {
    let number = numbers[steps.charCodeAt(at++)] as number;
    for (let unit = 1; ; unit *= more) {
      entry += number * unit;
      if (number < whole) break;
      number = numbers[steps.charCodeAt(at++)] as number;
    }
    sums[entry] = (sums[entry] ?? 0) + (values[numbers[weights.charCodeAt(place)] as number] as number);
  }
}
