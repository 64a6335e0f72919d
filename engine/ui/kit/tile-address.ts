/** The address that tiles are asked from, of a template as site.json has it: `{s}`, one of several like hosts, is left out. */
export function tileAddress(template: string): URL {
  return new URL(template.replace(/\{s\}\.?/, ''));
}
