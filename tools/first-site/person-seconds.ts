/**
 * The operators of the keystroke-level model, in seconds: Card, Moran and Newell, "The keystroke-level model for user performance time
 * with interactive systems", Communications of the ACM 23 (7), 1980.
 */
const operators = {
  /** To decide what to do next. */
  mind: 1.35,
  /** To bring a pointer or a finger to its target. */
  point: 1.1,
  /** To press and let go. */
  click: 0.2,
  /** To press a key, as an average typist. */
  key: 0.28,
  /** To move the hand between mouse and keys. */
  home: 0.4,
};

/** What a person does, and how often. */
export type Deeds = Partial<Record<keyof typeof operators, number>>;

/** How long deeds take a person, in seconds, besides what the site and the network take. */
export function personSeconds(deeds: Deeds[]): number {
  const each = deeds.flatMap((one) => Object.entries(one) as [keyof typeof operators, number][]);
  return each.reduce((sum, [operator, times]) => sum + operators[operator] * times, 0);
}

/** How many keys a text takes: a Han character, by our own count, about three, of its sound and to choose it. */
export function keysOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 3 : 1), 0);
}
