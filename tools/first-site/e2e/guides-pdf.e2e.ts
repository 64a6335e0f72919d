import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { unknownOrigin } from '../../../engine/ui/kit/unknown-origin.ts';
import { visitors } from '../../e2e/browser.ts';

const { visit, address } = visitors();

const guides = ['/get-uuid-function', '/license-install-function', '/pwcore-update-function'];

/** Text without white space, which differs between a page and its PDF. */
const bare = (text: string) => text.replace(/\s+/g, '');

/** What a PDF of the site says, page after page. */
async function textOf(path: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address + path)).arrayBuffer());
  const pdf = await getDocumentProxy(bytes);
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    // At the foot of each page stand the site's name and the page's number.
    text += items.map((item) => ('str' in item && item.transform[5] > 60 ? item.str : '')).join('');
  }
  return bare(text);
}

/** The headings, commands and outputs of the guides, in their order. */
async function partsOf(prefix: string): Promise<string[]> {
  const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
  const parts: string[] = [];
  for (const guide of guides) {
    await page.goto(prefix + guide, { waitUntil: 'domcontentloaded' });
    parts.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('h1, .section__heading, .steps__title, pre')].map((one) => one.textContent ?? ''),
      )),
    );
  }
  await close();
  // The server writes the address of the request into commands; a copy of a site without origin has the placeholder.
  return parts.map((part) => bare(part.replaceAll(address, unknownOrigin))).filter((part) => part !== '');
}

/** The first part that does not stand after those before it; `undefined` when all do. */
function missing(parts: string[], text: string): string | undefined {
  let at = 0;
  return parts.find((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found < 0;
  });
}

it.each([
  ['zh', ''],
  ['en', '/en'],
])(
  'the PDF of all guides has every heading, command and output of each, in their order, in %s',
  async (language, prefix) => {
    const [text, parts] = [await textOf(`/_copy/${language}/guides/guides.pdf`), await partsOf(prefix)];
    expect(parts.length).toBeGreaterThan(90);
    expect(missing(parts, text)).toBeUndefined();
    // Reports missing and misplaced text.
    const [command = ''] = parts.filter((part) => part.includes('nvidia-smi-L'));
    expect(missing([...parts.filter((part) => part !== command), command], text)).toBe(command);
    expect(missing(parts, text.replace(command, ''))).toBe(command);
  },
);
