import { expect, test } from 'vitest';
import { assembleSchemas, compiledFields } from './assemble.ts';

test.each(compiledFields)(
  'a section type with a field "%s", which the compiler would write over, is refused',
  (field) => {
    const definitions = { MarkSection: { type: 'object', properties: { [field]: { type: 'string' } } } };
    const holdings = { sections: { mark: 'sections/mark' }, sources: {}, rules: [] };
    expect(() => assembleSchemas(definitions, holdings)).toThrow(`mark/descriptor.ts: "${field}" is the compiler's`);
  },
);
