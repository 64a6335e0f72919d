import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { htmlFiles } from './pages.ts';

/** What html-validate holds every exported page to: all of its rules but those of spelling, each with the reason. */
const markupRules: ConfigData = {
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

const validator = new HtmlValidate(markupRules);
const dist = join(root, 'dist');

/** What is wrong with a page's markup: the rule, what it says, and where. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

describe('the markup', () => {
  it('is valid on every exported page', async () => {
    const wrong: Record<string, string[]> = {};
    for (const file of htmlFiles) {
      const faults = await faultsOf(await readFile(join(dist, file), 'utf8'));
      if (faults.length > 0) wrong[file] = faults;
    }
    expect(wrong).toEqual({});
    expect(htmlFiles.length).toBeGreaterThan(10);
  });

  it.each([
    ['an id used twice', '<p id="main">x</p>', 'no-dup-id'],
    ['a division within a paragraph', '<p><div>x</div></p>', 'no-implicit-close'],
    ['a picture without a text', '<img src="/x.png">', 'wcag/h37'],
    ['a name that refers to nothing', '<div role="group" aria-labelledby="nowhere">x</div>', 'no-missing-references'],
  ])('is not when there is %s', async (_, planted, rule) => {
    const html = await readFile(join(dist, 'index.html'), 'utf8');
    const faults = await faultsOf(html.replace('</main>', `${planted}</main>`));
    expect(faults.map((fault) => fault.split(':')[0])).toContain(rule);
  });
});
