import type { MessageLanguage } from '../check/messages/message.ts';
import type { Schema } from '../model/schema/schema.ts';

/** A schema whose labels and descriptions are in one language, with the label as the first line. */
export function localizeSchema(schema: Schema, language: MessageLanguage): Schema {
  return localize(schema, language) as Schema;
}

function localize(value: unknown, language: MessageLanguage): unknown {
  if (Array.isArray(value)) return value.map((one) => localize(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, localize(one, language)])) as Schema;
  const schema = { ...all };
  const { titleZh, zh, enumZh, enumTitlesZh } = all;
  const isZh = language === 'zh';
  // Fields may have these names too: then their values are schemas.
  if (typeof schema.description === 'string') {
    const label = typeof titleZh === 'string' ? (isZh ? titleZh : schema.title) : undefined;
    schema.description = withLabel(label, isZh && typeof zh === 'string' ? zh : schema.description);
  }
  if (Array.isArray(schema.enum)) {
    const labels = (isZh && enumTitlesZh) || schema.enumTitles;
    const descriptions = (isZh && enumZh) || schema.markdownEnumDescriptions;
    if (labels || descriptions)
      schema.markdownEnumDescriptions = schema.enum.map((_, at) => withLabel(labels?.[at], descriptions?.[at]));
    delete schema.enumZh;
    delete schema.enumTitles;
    delete schema.enumTitlesZh;
  }
  if (typeof titleZh === 'string') delete schema.titleZh;
  if (typeof zh === 'string') delete schema.zh;
  return schema;
}

function withLabel(label: string | undefined, description = ''): string {
  return [label === undefined ? '' : `**${label}**`, description].filter(Boolean).join('\n\n');
}
