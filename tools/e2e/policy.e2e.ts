import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { visitors } from './browser.ts';
import { htmlFiles, pages } from './pages.ts';
import { dataTypes, inlineFaults, weaknesses } from './policy/faults.ts';
import { noteViolations } from './policy/violations.ts';

const { visit, address } = visitors();

/** The policy that a page comes with. */
async function policyOf(path: string): Promise<string> {
  return (await fetch(address + path, { redirect: 'manual' })).headers.get('content-security-policy') ?? '';
}

describe('the policy', () => {
  it('lets in nothing that is not named, on pages and on errors', async () => {
    const wrong: Record<string, string[]> = {};
    const paths = [...pages.map((path) => path || '/'), '/lost', '/lost.html', '/company-news-content/9999', '/%'];
    for (const path of paths) {
      const found = weaknesses(await policyOf(path));
      if (found.length > 0) wrong[path] = found;
    }
    expect(wrong).toEqual({});
    const policy = await policyOf('/');
    const weaker = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'https://*.example.com', "'allow-duplicates'"];
    for (const source of weaker)
      expect(weaknesses(policy.replace("script-src 'self'", `script-src 'self' ${source}`)), source).toHaveLength(1);
    expect(weaknesses('')).toHaveLength(3);
  });

  it('knows every inline script and style of the exported HTML, whose data is JSON and which has no attribute that styles or runs', async () => {
    const policy = await policyOf('/');
    const wrong: Record<string, string[]> = {};
    for (const file of htmlFiles) {
      const found = inlineFaults(await readFile(join(root, 'dist', file), 'utf8'), policy);
      if (found.length > 0) wrong[file] = found;
    }
    expect(wrong).toEqual({});
    const planted = [
      ...['<p style="color: red">', '<p onclick="x()">', '<script>x()</script>', '<style>p {}</style>'],
      ...['<script type="module">x()</script>', '<script type="text/javascript">1</script>'],
      ...dataTypes.flatMap((type) => ['x()', '"<b>"'].map((text) => `<script type="${type}">${text}</script>`)),
    ];
    for (const one of planted) expect(inlineFaults(one, policy), one).toHaveLength(1);
    for (const type of dataTypes) expect(inlineFaults(`<script type="${type}">[1]</script>`, policy)).toEqual([]);
  });

  it('tells what it blocks: styles and handlers in the HTML, and HTML that no policy of ours made', async () => {
    const { page, close } = await visit('about:blank');
    await noteViolations(page);
    const plant = '<p style="color: red" onclick="x()">x</p>';
    await page.route('**/faq', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</footer>', `${plant}</footer>`) });
    });
    await page.goto('/faq');
    await page
      .evaluate(() => {
        document.body.innerHTML += 'x';
      })
      .catch(() => {});
    const told = await page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    for (const directive of ['style-src-attr', 'script-src-attr', 'require-trusted-types-for'])
      expect(told.join('\n')).toContain(directive);
    await close();
  });
});
