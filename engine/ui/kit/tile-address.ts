/** The host of tiles: removes `{s}`, which selects one of several hosts. */
export function tileAddress(template: string): URL {
  return new URL(template.replace(/\{s\}\.?/, ''));
}
