/** A text in what the studio's page asks: a name, a pointer, an address. */
export const text = { type: 'string', maxLength: 2000 };

/** How a request is checked whose body has these members, all of them: one that is not so is refused before it is looked at. */
export function body(properties: object) {
  return { schema: { body: { type: 'object', properties, required: Object.keys(properties) } } };
}
