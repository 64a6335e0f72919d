import { join } from 'node:path';
import type { CompileContext } from '../../compile/context.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { createAssetReader, readAssetText } from '../../site/asset-facts.ts';
import { listFiles } from '../../site/files/files.ts';
import { missingPackages } from '../../site/optional-packages.ts';
import { withDurations } from '../../site/video-durations.ts';
import { readExampleAnswer, readExamples } from './examples.ts';
import { galleryFolder } from './gallery-paths.ts';
import { createGalleryPages } from './pages.ts';
import { contextWith } from './small-context.ts';
import { createStateSources } from './states.ts';
import { withoutPackages } from './without-packages.ts';

/**
 * The compile context of the gallery and the sample site. The gallery's first page replaces the page at `index`. Needs no
 * optional packages: a site has only those of its own content.
 */
export async function createGalleryContext(index: string, folder: string): Promise<CompileContext> {
  const context = withoutPackages(await contextWith({}, folder));
  const { site, schemas, sources } = context;
  const answer = (source: string) => readExampleAnswer(source, folder);
  const pages = createGalleryPages({ schemas, examples: readExamples(folder), answer, index });
  const [first, ...others] = pages;
  const assets = createAssetReader(galleryFolder);
  const hasDurations = missingPackages('the duration of videos').length === 0;
  const files = hasDurations ? await listFiles(join(galleryFolder, 'assets')) : [];
  const lengths = await assets.durationsOf(files);
  const link = ({ title, route }: (typeof pages)[number]) => ({ label: title, to: route });
  return {
    ...context,
    site: {
      ...site,
      name: { zh: 'Pagewright', en: 'Pagewright' },
      tagline: { zh: '区块示例', en: 'Gallery' },
      footer: { copyright: 'Pagewright' },
      navigation: [
        { label: first?.title ?? '', to: index },
        { label: { zh: '区块', en: 'Sections' }, children: others.map(link) },
      ],
    },
    pages: [...besides(context.pages, index), ...pages],
    asset: withDurations(assets.factsOf, lengths),
    read: (path) => readAssetText(galleryFolder, path),
    sources: { ...sources, ...createStateSources(sources, answer) },
  };
}

/** The pages of the sample site, except the one at a route. Its tables move to the second page. */
function besides(pages: PageDescriptor[], route: string): PageDescriptor[] {
  const sections = pages.find((page) => page.route === route)?.sections ?? [];
  const moved = sections.filter(({ type }) => type === 'table');
  return pages
    .filter((page) => page.route !== route)
    .map((page) => (page.route === '/second' ? { ...page, sections: [...page.sections, ...moved] } : page));
}
