import fc from 'fast-check';
import { attacks } from './strings.ts';

/** The length of a passage that is removed or repeated, in bytes. */
const length = fc.integer({ min: 1, max: 2000 });

const inserted = fc.oneof(fc.constantFrom(...attacks), fc.constantFrom(...'{}[]":,\\0-+.eE/*#\n\r\ufeff'));

/** A change of a file's bytes at a position between its start (0) and its end (1), by the bytes before and after it. */
const edits = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  change: fc.oneof<fc.Arbitrary<(before: Buffer, after: Buffer) => Uint8Array[]>[]>(
    fc.nat(7).map((bit) => (before, after) => [before, Buffer.from([(after[0] ?? 0) ^ (1 << bit)]), after.subarray(1)]),
    length.map((length) => (before, after) => [before, after.subarray(length)]),
    length.map((length) => (before, after) => [before, after.subarray(0, length), after]),
    fc.constant((before) => [before]),
    inserted.map((text) => (before, after) => [before, Buffer.from(text), after]),
  ),
});

/** A text after one to three random changes of its bytes, read as UTF-8. */
export function createBrokenTexts(text: string): fc.Arbitrary<string> {
  return fc.array(edits, { minLength: 1, maxLength: 3 }).map((edits) =>
    edits
      .reduce((bytes, { at, change }) => {
        const position = Math.floor(at * bytes.length);
        return Buffer.concat(change(bytes.subarray(0, position), bytes.subarray(position)));
      }, Buffer.from(text))
      .toString('utf8'),
  );
}
