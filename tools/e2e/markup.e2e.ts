import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { markupRules } from './markup-rules.ts';
import { htmlFiles } from './pages.ts';

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
