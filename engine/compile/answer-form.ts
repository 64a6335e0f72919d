import type { AnswerForm } from '../model/compiled.ts';
import { oncePer } from '../model/schema/once.ts';
import type { Schema } from '../model/schema/schema.ts';

/**
 * The types in a source's answer, for a check in the browser: `{ id: number; note?: PlainText }[]` is `[{ id:
 * 'number', 'note?': 'text' }]`. `html` names further fields to show as HTML.
 */
export function answerForm(schema: Schema, html: string[]): AnswerForm {
  return formsOf(schema)(html.join(' '));
}

const formsOf = oncePer((schema: Schema) =>
  oncePer((html: string) => formOf(schema, '', { schema, html: html.split(' ').filter(Boolean) })),
);

function formOf(part: Schema, name: string, root: { schema: Schema; html: string[] }): AnswerForm {
  const definition = part.$ref?.replace('#/definitions/', '');
  if (definition === 'HtmlText') return 'html';
  if (definition === 'PlainText') return root.html.includes(name) ? 'html' : 'text';
  if (definition) return formOf(root.schema.definitions?.[definition] ?? {}, name, root);
  switch (part.type) {
    case 'array':
      return [formOf(part.items ?? {}, name, root)];
    case 'object': {
      const { properties = {}, required = [] } = part;
      const fields = Object.entries(properties).map(([field, inner]) => [
        required.includes(field) ? field : `${field}?`,
        formOf(inner, field, root),
      ]);
      if (fields.length > 0) return Object.fromEntries(fields);
      break;
    }
    case 'string':
      return root.html.includes(name) ? 'html' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
  }
  throw new Error(
    `${root.schema.title ?? 'An answer'}${name && `, field "${name}"`}: write its type with texts, numbers, booleans, lists and objects of named fields.`,
  );
}
