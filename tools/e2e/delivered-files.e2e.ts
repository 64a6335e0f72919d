import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { fileSize } from '../../engine/kit/file-size.ts';
import { visitors } from './browser.ts';
import { pagesWith } from './pages.ts';

const { visit, address } = visitors();

/** What a page says of a file that it offers. */
interface Offered {
  path: string;
  href: string;
  size: string;
  sha256: string;
}

let offers: Offered[];
/** Downloads within pages that have no size or checksum beside them. */
let unsaid: string[];

beforeAll(async () => {
  const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
  offers = [];
  unsaid = [];
  for (const path of await pagesWith('class="file-note')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const links = await page.locator('main a[download]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        size: link.parentElement?.querySelector('.file-note__size')?.textContent ?? '',
        sha256: link.parentElement?.querySelector('.file-note__whole')?.textContent ?? '',
      })),
    );
    for (const link of links) {
      if (link.sha256 && link.size) offers.push({ path, ...link });
      else unsaid.push(`${path}: ${link.href}`);
    }
  }
  await close();
});

/** The offers that do not say the size and the SHA-256 of the bytes that are delivered. */
async function untrue(all: Offered[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const href of new Set(all.map((one) => one.href))) {
    const bytes = Buffer.from(await (await fetch(address + href)).arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const size = fileSize(bytes.length);
    for (const one of all)
      if (one.href === href && (one.sha256 !== sha256 || one.size !== size)) wrong.push(`${one.path}: ${href}`);
  }
  return wrong;
}

it('every download within a page has its size and its SHA-256 beside it', () => {
  expect(unsaid).toEqual([]);
  expect(offers.length).toBeGreaterThan(100);
});

it('size and SHA-256 are those of the bytes that are delivered, and others are told', async () => {
  expect(await untrue(offers)).toEqual([]);
  const [first, second] = offers.filter((one, index) => offers.findIndex(({ href }) => href === one.href) === index);
  if (!first || !second) throw new Error('no two files are offered');
  expect(await untrue([{ ...first, sha256: second.sha256 }])).toHaveLength(1);
  expect(await untrue([{ ...first, size: '1 B' }])).toHaveLength(1);
});
