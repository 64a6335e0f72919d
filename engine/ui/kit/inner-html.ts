interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/**
 * The one door through which HTML enters the page. What comes here was sanitised where it entered the program (when
 * the site was built, or when the API answered), so the policy hands it on; the CSP lets no other code make one.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pagewright', {
  createHTML: (html) => html,
});

/** HTML in the form in which React and the browser let it into the page. */
export function innerHtml(html: string): { __html: string } {
  return { __html: policy ? policy.createHTML(html) : html };
}

/** No HTML at all, for an element whose content React must leave alone. */
export const nothingInside: { __html: string } = innerHtml('');
