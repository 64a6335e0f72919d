/** The postings of a term in a field: the distance of each entry number from the one before, and its weight there. */
export type Postings = [steps: string, weights: string];

/** The digits of numbers: ASCII from `#` on, without those that JSON escapes. */
const digits = Array.from({ length: 127 - 35 }, (_, at) => String.fromCharCode(35 + at)).filter((one) => one !== '\\');

/** The value of each digit, by its character code. */
const values = new Uint8Array(128);
for (const [value, digit] of digits.entries()) values[digit.charCodeAt(0)] = value;

/** Numbers below this have one digit. In larger ones, a digit from this on says that more follow. */
const whole = 60;
const more = digits.length - whole;

/** The ratio between weights. Finer weights would hardly change the order, but enlarge the postings by a tenth. */
const weightStep = 1.2;

/** The value of the digit for weight 1. */
const middle = digits.length >> 1;

/** Encodes the numbers of the entries that contain a term, in ascending order, with its weights: above 0, usually 1. */
export function encodePostings(entries: ArrayLike<number>, weights: ArrayLike<number>): Postings {
  const steps: string[] = [];
  const levels: string[] = [];
  let before = 0;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    let left = entry - before;
    before = entry;
    for (; left >= whole; left = Math.floor((left - whole) / more)) steps.push(digit(whole + ((left - whole) % more)));
    steps.push(digit(left));
    levels.push(digit(Math.round(Math.log(weights[at] as number) / Math.log(weightStep)) + middle));
  }
  return [steps.join(''), levels.join('')];
}

/** The digit of a value, limited to the first and the last. */
function digit(value: number): string {
  return digits[Math.min(Math.max(value, 0), digits.length - 1)] as string;
}

/** The weight of each digit, by its value. */
const weightOf = Float64Array.from(digits, (_, value) => weightStep ** (value - middle));

export function countPostings([, weights]: Postings): number {
  return weights.length;
}

/** Adds the score of a term to each entry that contains it. */
export function addScores(
  sums: Record<number, number>,
  [steps, weights]: Postings,
  scoreOf: (weight: number) => number,
): void {
  // There are few distinct weights, and thousands of entries.
  const scores = weightOf.map(scoreOf);
  let entry = 0;
  let at = 0;
  for (let place = 0; place < weights.length; place++) {
    let number = values[steps.charCodeAt(at++)] as number;
    for (let unit = 1; ; unit *= more) {
      entry += number * unit;
      if (number < whole) break;
      number = values[steps.charCodeAt(at++)] as number;
    }
    sums[entry] = (sums[entry] ?? 0) + (scores[values[weights.charCodeAt(place)] as number] as number);
  }
}
