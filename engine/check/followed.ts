/** What a site's inspections have in common, one after another and those that go on from one: what is followed is known by it. */
export type Lineage = object;

/** Asks each item of a list, given what the answers are kept by; all the same answers come as the same list. */
type Followed<Item, Answer, By extends object> = (items: readonly Item[], by: By) => readonly Answer[];

/**
 * What is asked of each item of a list, in its order, followed from one list to the next: where thousands of files are as they were and one
 * is not, that one alone is asked. What is asked must follow from the item alone, or from it and what answers are kept by, so that nothing
 * that is kept can be out of date. An answer that is the same as the one in its place before stays that one.
 */
export function followed<Item, Answer, By extends object = Lineage>(
  ask: (item: Item, by: By) => Answer,
  isSame: (one: Answer, other: Answer) => boolean = Object.is,
): Followed<Item, Answer, By> {
  const known = new WeakMap<By, { items: readonly Item[]; answers: readonly Answer[] }>();
  return (items, by) => {
    const before = known.get(by) ?? { items: [], answers: [] };
    if (before.items === items) return before.answers;
    const [start, end] = alikeAtEnds(before.items, items);
    const last = before.items.length - end;
    const between = new Map<Item, Answer>();
    for (let at = start; at < last; at++) between.set(before.items[at] as Item, before.answers[at] as Answer);
    const changed: Answer[] = [];
    for (let at = start; at < items.length - end; at++) {
      const item = items[at] as Item;
      const answer = between.has(item) ? (between.get(item) as Answer) : ask(item, by);
      const old = before.answers[at] as Answer;
      changed.push(at < last && isSame(old, answer) ? old : answer);
    }
    const isAsBefore =
      changed.length === last - start &&
      changed.every((answer, index) => Object.is(answer, before.answers[start + index]));
    const answers = isAsBefore
      ? before.answers
      : [...before.answers.slice(0, start), ...changed, ...before.answers.slice(last)];
    known.set(by, { items, answers });
    return answers;
  };
}

/** How many items two lists have in common at their beginning, and then at their end. */
function alikeAtEnds<Item>(one: readonly Item[], other: readonly Item[]): [start: number, end: number] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  return [start, end];
}
