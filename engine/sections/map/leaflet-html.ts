interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

export const zoomSigns = { in: '+', out: '−' };

/** The only HTML strings that Leaflet writes: its SVG test and the zoom buttons. */
const written = ['<svg/>', zoomSigns.in, zoomSigns.out];

/** Allows only Leaflet's constant strings under Trusted Types, unless a default policy exists. Call it first. */
export function allowLeafletHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (written.includes(html) ? html : null) });
}
