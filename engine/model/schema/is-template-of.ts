/** Whether filling in the names in braces of a template can result in a text. */
export function isTemplateOf(template: string, text: string): boolean {
  if (!template.includes('{')) return template === text;
  const parts = template.split(/\{[^}]*\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 's').test(text);
}
