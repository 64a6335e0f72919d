import { chromium } from 'playwright-core';
import type { SampleDocument } from './document.ts';
import { documentPage } from './document-page.ts';
import type { SampleFile } from './sample.ts';

const flags = [
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run',
  '--disable-background-networking --disable-component-update --disable-sync',
];

const creator = 'Pagewright samples';

/**
 * Prints documents with Chromium, tagged and with bookmarks (`CHROMIUM_PATH`, else `/usr/bin/chromium`). The small files need the TrueType fonts
 * of Debian's `fonts-roboto-unhinted`, `fonts-droid-fallback` and `fonts-dejavu-core`, which Chromium embeds as subsets; it would put an
 * OpenType font such as Noto CJK into the file as drawings, five times as large. The committed files serve everyone
 * else: Chromium and the fonts are needed only to change them.
 */
export async function printDocuments(documents: SampleDocument[]): Promise<SampleFile[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: flags.join(' ').split(' ') });
  try {
    const page = await browser.newPage();
    const files: SampleFile[] = [];
    for (const document of documents) {
      await page.setContent(documentPage(document));
      const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
      files.push({ path: document.path, content: withoutTheTime(printed) });
    }
    return files;
  } finally {
    await browser.close();
  }
}

/** Replaces what depends on the hour and the browser's release by fixed text of the same length, so that offsets hold. */
function withoutTheTime(pdf: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, '$120250101000000')
    .replace(
      /(\/Creator \()((?:\\.|[^\\)])*)\)/,
      (_, start: string, old: string) => `${start}${creator.padEnd(old.length)})`,
    )
    .replace(
      /(\/Producer \(Skia\/PDF)( m\d+)\)/,
      (_, start: string, release: string) => `${start}${' '.repeat(release.length)})`,
    )
    .replace(/\/ID \[<[0-9A-Fa-f]+>\s*<[0-9A-Fa-f]+>\]/g, (id) => id.replace(/[0-9A-Fa-f](?=[0-9A-Fa-f]*>)/g, '0'));
  return Buffer.from(text, 'latin1');
}
