/** Shows pages of a site inside another React app, as `pagewright/react`. */
import type { renderPage as Render, RenderedPage } from '../build/embed/render-page.ts';

export type { PageTranslation, RenderedPage, RenderOptions } from '../build/embed/render-page.ts';
export type { Problem } from '../check/problem.ts';
export { PagewrightPage, type PagewrightPageProps } from '../client/embed/pagewright-page.tsx';
export type { PageDescriptor, SectionDescriptor } from '../sections/page-descriptor.ts';
// A site adds its own section types to the exports of this star.
export type * from '../sections/section-types.ts';

/** The half that needs Node. Not written in the import, so that no bundler follows it. */
const inNode = 'pagewright/render';

/**
 * Checks and compiles a page against a site's folder, in Node. The page is a descriptor, which need not be saved, or the
 * route of a page of the site: `/visit`. Errors are in `problems`, with their position. Rejects if the folder is not a
 * site, or the site does not have the language.
 */
export const renderPage: typeof Render = async (...given): Promise<RenderedPage> => {
  if (typeof window !== 'undefined') throw new Error('renderPage reads files: call it in Node, not in a browser.');
  const { renderPage: render } = (await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ inNode
  )) as { renderPage: typeof Render };
  return render(...given);
};
