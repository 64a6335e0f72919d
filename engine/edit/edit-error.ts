const messages = {
  'not-json': 'the text is not JSON',
  'not-a-pointer': 'this is no JSON Pointer',
  'no-such-place': 'nothing stands there',
  'no-place': 'there is no list or object there to hold it, or its index is past the end',
  'already-there': 'a member of this name is there already',
  'into-itself': 'nothing can be moved into itself',
  'whole-file': 'the whole value can only be replaced',
  'no-value': 'JSON cannot write this value',
  'bad-name': 'no member may have this name',
};

/** Why an operation is impossible. Nothing was changed. */
export class EditError extends Error {
  constructor(
    readonly code: keyof typeof messages,
    readonly pointer: string,
    file: string,
  ) {
    super(`${file}#${pointer}: ${messages[code]}.`);
  }
}
