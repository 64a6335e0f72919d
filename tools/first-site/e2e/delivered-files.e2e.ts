import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { fileSize } from '../../../engine/ui/kit/file-size.ts';
import { visitors } from '../../e2e/browser.ts';
import { pagesWith } from '../../e2e/pages.ts';

const { visit, address } = visitors();

/** What a page says of a file that it offers. */
interface Offered {
  path: string;
  href: string;
  size: string;
  sha256: string;
}

let offers: Offered[];

beforeAll(async () => {
  const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
  offers = [];
  for (const path of await pagesWith('class="file-note')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const offer of await page.evaluate(offersOn)) offers.push({ path, ...offer });
  }
  await close();
});

/** Runs in the page: its downloads with the nearest note, or with the note that names the file. */
function offersOn(): Omit<Offered, 'path'>[] {
  // A step names again, by its size alone, what its page offers elsewhere, and a row of downloads what its dialog offers. What the build makes
  // of a page is no file of the site.
  return [
    ...document.querySelectorAll(
      'main a[download]:not(.steps__downloads a, .modal-table__package a, [href^="/_copy/"])',
    ),
  ].map((link) => {
    let around: Element | null = link;
    while (around && !around.querySelector('.file-note')) around = around.parentElement;
    const notes = [...(around?.querySelectorAll('.file-note') ?? [])];
    const nameOf = (note: Element) => note.querySelector('.file-note__name')?.textContent;
    const note = notes.find((one) => nameOf(one) === link.getAttribute('download')) ?? notes[0];
    return {
      href: link.getAttribute('href') ?? '',
      size: note?.querySelector('.file-note__size')?.textContent ?? '',
      sha256: note?.querySelector('.file-note__whole')?.textContent ?? '',
    };
  });
}

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

it('beside each download stand the size and the SHA-256 of the bytes that are delivered, and others are told', async () => {
  expect(offers.length).toBeGreaterThan(100);
  expect(await untrue(offers)).toEqual([]);
  const [first, second] = offers.filter((one, index) => offers.findIndex(({ href }) => href === one.href) === index);
  if (!first || !second) throw new Error('no two files are offered');
  expect(await untrue([{ ...first, sha256: second.sha256 }])).toHaveLength(1);
  expect(await untrue([{ ...first, size: '1 B' }])).toHaveLength(1);
});
