interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/** The only Trusted Types policy, so that all HTML passes here. The build and the API client sanitize. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pagewright', {
  createHTML: (html) => html,
});

export function innerHtml(html: string): { __html: string } {
  return { __html: policy ? policy.createHTML(html) : html };
}

/** For an element whose content React must not touch. */
export const nothingInside: { __html: string } = innerHtml('');
