/** The part of JSON Schema (draft-07) that the generated schemas use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  /** The description in Chinese (`@zh`). */
  zh?: string;
  /** What each value of `enum` does, in English (`@choices`) and in Chinese (`@choicesZh`). */
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
  /** Of a word: the languages that the room which shows it has it in. */
  spoken?: string[];
  /** The file of a site's own words. Absent: they are the engine's. */
  writtenIn?: string;
  /** The kind that an object's type says it is of (`@kind`). */
  kind?: string;
  definitions?: Schemas;
  [keyword: string]: unknown;
}

/** Schemas by name. */
export type Schemas = Record<string, Schema>;
