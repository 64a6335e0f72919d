import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, inject, it } from 'vitest';
import { visitors } from './browser.ts';
import { pagesOf } from './pages.ts';
import { noteViolations } from './policy/violations.ts';

/** The words of a policy that let in more than is named, and what it must say and does not. */
function weaknesses(policy: string): string[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const weak = directives.flatMap(([name, ...sources]) =>
    sources
      .filter((source) => /^'unsafe-|\*|^(https?|wss?|ftp|filesystem):$|^'allow-duplicates'$/i.test(source))
      .map((source) => `${name} ${source}`),
  );
  const wanted = ["default-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"];
  const said = directives.map((words) => words.join(' '));
  return [...weak, ...wanted.filter((directive) => !said.includes(directive))];
}

// Reads HTML, and no style sheets in it.
const { DOMParser } = new JSDOM('').window;

/** The types of inline scripts that are data: they do not run (HTML, 4.12.1, "prepare the script element"). */
const dataTypes = ['application/json', 'application/ld+json'];

/**
 * What of a page's HTML its policy would block: attributes that style or run, and inline scripts and styles without their
 * hash. Data needs none, but it must be JSON, and hold no `<` by which it could end early.
 */
function inlineFaults(html: string, policy: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => /^style$|^on/.test(name))
      .map(({ name }) => `${element.localName} ${name}=`),
  );
  const inline = [...document.querySelectorAll('script:not([src]), style')];
  const pieces = inline.flatMap(({ localName, textContent, attributes }) => {
    const type = attributes.getNamedItem('type')?.value ?? '';
    if (localName === 'script' && dataTypes.includes(type))
      return isClosedJson(textContent) ? [] : [`${type} that is no JSON or holds <`];
    const hash = createHash('sha256').update(textContent).digest('base64');
    return policy.includes(`'sha256-${hash}'`) ? [] : [`<${localName}> without its hash`];
  });
  return [...attributes, ...pieces];
}

/** Whether a text is JSON that no HTML parser takes for more than one text. */
function isClosedJson(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('<');
  } catch {
    return false;
  }
}

const { visit, address } = visitors('museum');
const { folder } = inject('samples').museum;
const { htmlFiles, pages } = await pagesOf(folder, ['', '/en', '/ar']);

/** The policy that a page comes with. */
async function policyOf(path: string): Promise<string> {
  return (await fetch(address + path, { redirect: 'manual' })).headers.get('content-security-policy') ?? '';
}

describe('the policy', () => {
  it('lets in nothing that is not named, on pages and on errors', async () => {
    const wrong: Record<string, string[]> = {};
    const paths = [...pages.map((path) => path || '/'), '/lost', '/lost.html', '/journal/entries/9999', '/%'];
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
      const found = inlineFaults(await readFile(join(folder, 'dist', file), 'utf8'), policy);
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
    await page.route('**/questions', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</footer>', `${plant}</footer>`) });
    });
    await page.goto('/questions');
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
