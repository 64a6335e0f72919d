interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

export const zoomSigns = { in: '+', out: '−' };

/** All the HTML that Leaflet ever writes as a string here: its test for SVG, and the zoom buttons' signs. */
const written = ['<svg/>', zoomSigns.in, zoomSigns.out];

/**
 * Lets Leaflet write its few constant strings where the Content Security Policy asks for Trusted Types. Every other
 * string stays refused, on the whole page. Call it before Leaflet loads; a page with a default policy of its own keeps it.
 */
export function allowLeafletHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (written.includes(html) ? html : null) });
}
