import type { Schema } from '../../model/schema/schema.ts';

/**
 * Throws for a pattern that no words tell, or whose example it does not fit: a message that says only that a form is wrong, or shows
 * the pattern, helps nobody. Conditions tell nothing and need none.
 */
export function requireForms(schema: unknown, name: string): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { pattern, form, formZh, formExample } = schema as Schema;
  const isTold = form && formZh && formExample !== undefined;
  if (typeof pattern === 'string' && !(isTold && new RegExp(pattern, 'u').test(String(formExample))))
    throw new Error(`${name}: a @pattern needs @form and @formZh, which tell it, and a @formExample that fits it`);
  for (const [key, value] of Object.entries(schema)) if (key !== 'if') requireForms(value, name);
}
