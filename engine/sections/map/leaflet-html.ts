import type { TrustedTypesWindow } from '../../ui/kit/trusted-types.ts';

export const zoomSigns = { in: '+', out: '−' };

/** The only HTML strings that Leaflet writes: its SVG test and the zoom buttons. */
const written = ['<svg/>', zoomSigns.in, zoomSigns.out];

/** Allows only Leaflet's constant strings under Trusted Types, unless a default policy exists. Call it first. */
export function allowLeafletHtml(): void {
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (written.includes(html) ? html : null) });
}
