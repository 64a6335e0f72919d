import type { ConfigData } from 'html-validate';

/** What html-validate holds every exported page to: all of its rules but those of spelling, each with the reason. */
export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  elements: [
    'html5',
    // No sectioning content in the HTML standard (4.11.1), so a checksum may open within a cell that names its row.
    { details: { inherit: 'details', sectioning: false } },
  ],
  rules: {
    // React writes attributes in its own case and void elements with a slash; HTML reads both as the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Titles are those of reports and news; search engines shorten what is long.
    'long-title': 'off',
    // Scripts and styles come from the site itself, with the page and under its content security policy.
    'require-sri': 'off',
    // Numbers keep the spaces they are written with; the styles decide where lines break.
    'tel-non-breaking': 'off',
  },
};
