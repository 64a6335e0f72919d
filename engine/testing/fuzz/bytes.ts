import fc from 'fast-check';
import { attacks } from './strings.ts';

/** The longest passage that an edit removes or repeats, in bytes. */
const maxBytes = 2000;

const at = fc.double({ min: 0, max: 1, noNaN: true });
const length = fc.integer({ min: 1, max: maxBytes });

/** A change of a file's bytes. `at` is a position between its start (0) and its end (1). */
const edits = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at, bit: fc.nat(7) }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'repeat' as const), at, length }),
  fc.record({ kind: fc.constant('end' as const), at }),
  fc.record({
    kind: fc.constant('insert' as const),
    at,
    text: fc.oneof(fc.constantFrom(...attacks), fc.constantFrom(...'{}[]":,\\0-+.eE/*#\n\r\ufeff')),
  }),
);

/** A text after one to three random changes of its bytes, read as UTF-8. */
export function createBrokenTexts(text: string): fc.Arbitrary<string> {
  return fc
    .array(edits, { minLength: 1, maxLength: 3 })
    .map((edits) => edits.reduce<Buffer>(edited, Buffer.from(text)).toString('utf8'));
}

function edited(bytes: Buffer, edit: typeof edits extends fc.Arbitrary<infer Edit> ? Edit : never): Buffer {
  const at = Math.floor(edit.at * bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (edit.kind) {
    case 'flip':
      return Buffer.concat([before, Buffer.from([(after[0] ?? 0) ^ (1 << edit.bit)]), after.subarray(1)]);
    case 'cut':
      return Buffer.concat([before, after.subarray(edit.length)]);
    case 'repeat':
      return Buffer.concat([before, after.subarray(0, edit.length), after]);
    case 'end':
      return Buffer.from(before);
    case 'insert':
      return Buffer.concat([before, Buffer.from(edit.text), after]);
  }
}
