import fc from 'fast-check';
import { isJsonObject } from '../../../engine/model/schema/json-object.ts';
import { attacks, strings } from '../../../engine/testing/fuzz/strings.ts';

/** Any value, including those that pollute prototypes or nest deeply. */
const strangers: fc.Arbitrary<unknown> = fc.oneof(
  strings,
  fc.record({ zh: strings, en: strings }, { noNullPrototype: true }),
  fc.constantFrom(null, true, 0, -1, 1e308, 5e-324, 2 ** 53, [], {}, [[]], [null], { zh: 1 }, { type: 'constructor' }),
  fc
    .constantFrom('__proto__', 'constructor')
    .map((name) => own(name, { polluted: true, prototype: { polluted: true } })),
  fc.integer({ min: 2, max: 300 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
  fc.integer({ min: 2, max: 300 }).map((depth) => JSON.parse(`${'{"sections":'.repeat(depth)}1${'}'.repeat(depth)}`)),
);

/** A change of a value. `at` chooses a position. */
type Edit =
  | { kind: 'say' | 'replace'; at: number; by: unknown }
  | { kind: 'remove' | 'repeat'; at: number }
  | { kind: 'add'; at: number; name: string; by: unknown };

const at = fc.nat({ max: 10_000 });

/** A few changes of a value, mostly of texts, so that many values still pass the check. */
export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ kind: fc.constant('say' as const), at, by: strings }), weight: 6 },
    { arbitrary: fc.record({ kind: fc.constant('replace' as const), at, by: strangers }), weight: 2 },
    { arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'repeat' as const), at }), weight: 2 },
    {
      arbitrary: fc.record({ kind: fc.constant('add' as const), at, name: fc.constantFrom(...attacks), by: strangers }),
      weight: 1,
    },
  ),
  { maxLength: 3 },
);

/** Copies a value and applies edits. Impossible edits change nothing. */
export function damageJson(value: unknown, edits: Edit[]): unknown {
  return edits.reduce(edited, value);
}

function edited(value: unknown, edit: Edit): unknown {
  const fits = fitting[edit.kind];
  const places = [...placesIn(value)].filter(({ value }) => fits(value));
  const place = places[edit.at % Math.max(1, places.length)];
  return place ? changed(value, place.path, edit) : value;
}

const fitting: Record<Edit['kind'], (value: unknown) => boolean> = {
  say: (value) => typeof value === 'string',
  replace: () => true,
  remove: () => true,
  repeat: Array.isArray,
  add: isJsonObject,
};

function* placesIn(value: unknown, path: string[] = []): Generator<{ value: unknown; path: string[] }> {
  yield { value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) yield* placesIn(item, [...path, key]);
}

function changed(value: unknown, [step, ...rest]: string[], edit: Edit): unknown {
  if (step === undefined) return changedHere(value, edit);
  const removed = edit.kind === 'remove' && rest.length === 0;
  const entries = Object.entries(value as object).flatMap(([key, item]): [string, unknown][] =>
    key !== step ? [[key, item]] : removed ? [] : [[key, changed(item, rest, edit)]],
  );
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

function changedHere(value: unknown, edit: Edit): unknown {
  switch (edit.kind) {
    case 'say':
    case 'replace':
      return edit.by;
    case 'repeat':
      return [...(value as unknown[]), ...(value as unknown[])];
    case 'add':
      return { ...own(edit.name, edit.by), ...(value as object), ...own(edit.name, edit.by) };
    case 'remove':
      return null;
  }
}

/** An object with one own property, also for names such as `__proto__`. */
function own(name: string, value: unknown): object {
  return Object.fromEntries([[name, value]]);
}
