/** The part of JSON Schema (draft-07) that the generated schemas use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  /** The label in forms, in English and Chinese (`@title`). */
  title?: string;
  titleZh?: string;
  description?: string;
  /** The description in Chinese (`@zh`). */
  zh?: string;
  /** The labels of `enum` values (`@choices`). */
  enumTitles?: string[];
  enumTitlesZh?: string[];
  /** The descriptions of `enum` values (`@choices`). */
  markdownEnumDescriptions?: string[];
  enumZh?: string[];
  properties?: Schemas;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** For an interface text: the languages that it exists in. */
  spoken?: string[];
  /** The file of a site's own interface texts. */
  writtenIn?: string;
  /** For a property: its names in earlier releases. */
  formerNames?: string[];
  /** For an `enum`: the present values by those of earlier releases. */
  formerValues?: Record<string, unknown>;
  /** The kind of an object type (`@kind`). */
  kind?: string;
  definitions?: Schemas;
  [keyword: string]: unknown;
}

export type Schemas = Record<string, Schema>;
