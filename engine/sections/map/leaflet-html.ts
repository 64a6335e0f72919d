interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

export const zoomSigns = { in: '+', out: '−' };

/** The only HTML strings that Leaflet writes: its SVG test and the zoom buttons. */
const written = ['<svg/>', zoomSigns.in, zoomSigns.out];

/**
 * Allows Leaflet's constant strings under Trusted Types and refuses all others. Call it before Leaflet loads;
 * keeps an existing default policy.
 */
export function allowLeafletHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (written.includes(html) ? html : null) });
}
