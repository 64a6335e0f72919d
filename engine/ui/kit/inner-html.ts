import type { TrustedTypesWindow } from './trusted-types.ts';

/** The only Trusted Types policy, so that all HTML passes here. The build and the API client sanitize. */
const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('pagewright', {
  createHTML: (html) => html,
});

export function innerHtml(html: string): { __html: string } {
  return { __html: policy ? policy.createHTML(html) : html };
}

/** For an element whose content React must not touch. */
export const nothingInside: { __html: string } = innerHtml('');
