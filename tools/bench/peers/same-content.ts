import { JSDOM } from 'jsdom';
import type { PeerContent } from './content.ts';

function visibleText(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll('script, style, template')) element.remove();
  return (document.body.textContent ?? '').replace(/\s+/g, ' ');
}

/** The texts of each page by address. */
function expectedTexts({ home, downloads, modules, posts }: PeerContent): Record<string, string[]> {
  return {
    '/': [home.title, home.lead, ...home.cards.flatMap(({ title, text }) => [title, text])],
    '/downloads': [
      downloads.title,
      downloads.lead,
      ...downloads.rows.flatMap(({ file, cuda, mpi, notes }) => [file, cuda, mpi, ...notes]),
    ],
    '/modules': [
      modules.title,
      modules.lead,
      ...modules.rows.flatMap(({ name, summary, details }) => [name, summary, details]),
    ],
    ...Object.fromEntries(posts.map(({ slug, title, paragraphs }) => [`/posts/${slug}`, [title, ...paragraphs]])),
  };
}

/** Throws if the HTML of a site lacks one of the content's texts without script: the sites must be comparable. */
export async function assertSame(address: string, content: PeerContent, name: string): Promise<void> {
  for (const [route, texts] of Object.entries(expectedTexts(content))) {
    const response = await fetch(address + route);
    const shown = visibleText(await response.text());
    const missing = texts.find((text) => !shown.includes(text));
    if (!response.ok || missing) throw new Error(`${name} does not show “${missing ?? response.status}” at ${route}`);
  }
}
