import { expect, test } from 'vitest';
import { assemble, compiledFields } from './assemble.ts';

test.each(compiledFields)(
  'a section type with a field "%s", which the compiler would write over, is refused',
  (field) => {
    const definitions = { MarkSection: { type: 'object', properties: { [field]: { type: 'string' } } } };
    const holdings = { sections: { mark: 'sections/mark' }, sources: {}, rules: [] };
    expect(() => assemble(definitions, holdings)).toThrow(`mark/descriptor.ts: "${field}" is the compiler's`);
  },
);
