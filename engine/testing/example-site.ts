import type { SiteInput } from '../check/site-files.ts';
import { examplePages } from '../generate/gallery/examples.ts';
import { type Files, siteWith, smallNews } from '../generate/gallery/small-site.ts';

/** The small site with seven records and a page for each example of each section. */
export function exampleFiles(): Files {
  return { ...examplePages(), 'assets/records/news/news.json': smallNews };
}

export async function exampleSite(): Promise<SiteInput> {
  const site = await siteWith(exampleFiles());
  return { ...site, assets: [...site.assets, 'records/news/news.json'] };
}
