import { JSDOM } from 'jsdom';
import type { PeerContent } from './content.ts';

/** What a page shows as text, white space made one. */
function textOf(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll('script, style, template')) element.remove();
  return (document.body.textContent ?? '').replace(/\s+/g, ' ');
}

/** The texts that the pages at these addresses must show. */
function wanted({ home, downloads, modules, posts }: PeerContent): Record<string, string[]> {
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

/** Throws where a site's HTML, before any script, lacks one of the content's texts: then it would not be the same that is compared. */
export async function assertSame(address: string, content: PeerContent, name: string): Promise<void> {
  for (const [route, texts] of Object.entries(wanted(content))) {
    const response = await fetch(address + route);
    const shown = textOf(await response.text());
    const missing = texts.find((text) => !shown.includes(text));
    if (!response.ok || missing) throw new Error(`${name} does not show “${missing ?? response.status}” at ${route}`);
  }
}
