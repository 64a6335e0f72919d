import { NotFound, PageHeader } from 'virtual:pagewright/parts';
import { memo, Suspense, useEffect, useMemo } from 'react';
import type { CompiledPage, CompiledSection } from '../../model/compiled.ts';
import { sectionsInView, sectionTypesIn, stylesAwaited } from '../../model/page-file.ts';
import { useDeferred, useDelivery } from '../../ui/kit/delivery.ts';
import { innerHtml } from '../../ui/kit/inner-html.ts';
import { markHydrated } from '../../ui/kit/mark-hydrated.ts';
import { type PageContext, PageContextProvider, type StablePage, useStablePage } from '../../ui/kit/page-context.tsx';
import { Contents } from '../../ui/shell/contents.tsx';
import { htmlLanguage } from '../runtime/head.ts';
import { AnswersProvider, useAnsweredTitle } from '../runtime/page-answers.tsx';
import { SectionFrame } from './section-frame.tsx';
import { Notice } from './section-notices.tsx';

interface PageProps {
  page: CompiledPage;
  /** Called when a parameter of the route names nothing. */
  onUnknown: () => void;
  /** Called with the document's title, again when a section's answer gives it another. */
  onTitle: (title: string) => void;
  /** Tries again to load the page that this one replaces. Absent for a regular page. */
  retry?: (() => void) | undefined;
}

export function Page({ page, onUnknown, onTitle, retry }: PageProps) {
  const { title, answers } = useAnsweredTitle(page, onUnknown);
  useEffect(() => {
    document.title = title === page.title ? page.documentTitle : `${title} · ${page.titleSuffix}`;
    onTitle(document.title);
  }, [title, page, onTitle]);

  const content = (
    <>
      <PageHeader page={page} title={title} />
      {page.tableOfContents && <Contents {...page} />}
      <Content page={page} retry={retry} />
    </>
  );
  return (
    <AnswersProvider value={answers}>
      <main
        id="main"
        data-page={page.id}
        className={page.tableOfContents ? 'page page--with-contents' : 'page'}
        tabIndex={-1}
        ref={markHydrated}
      >
        {NotFound && page.isNotFound ? <NotFound page={page}>{content}</NotFound> : content}
      </main>
    </AnswersProvider>
  );
}

/** The number of sections that a page renders first after navigation, so that the header does not wait. */
const sectionsAtOnce = 8;

/** The sections of a page; busy until all are rendered. */
const Content = memo(function Content({ page, retry }: Pick<PageProps, 'page' | 'retry'>) {
  const { site } = useStablePage();
  return (
    <div
      className="page__sections"
      lang={page.contentLanguage && htmlLanguage(page.contentLanguage, site).lang}
      aria-busy={(!useDeferred() && page.sections.length > sectionsAtOnce) || undefined}
    >
      <Sections sections={page.sections} withStyles />
      {retry && <Notice retry={retry} />}
    </div>
  );
});

/** A list of sections. Each hydrates separately, the one in use first. Memoized. */
const Sections = memo(function Sections({
  sections,
  withStyles,
}: {
  sections: CompiledSection[];
  withStyles?: boolean;
}) {
  const shown = useDeferred() ? sections : sections.slice(0, sectionsAtOnce);
  const frames = shown.map((section) => (
    <Suspense key={section.id}>
      <SectionFrame section={section} />
    </Suspense>
  ));
  return withStyles ? frames.toSpliced(sectionsInView, 0, <LaterStyles key="styles" sections={sections} />) : frames;
});

/** The style sheets for everything below, in a prerendered page: what is above shows without them. */
function LaterStyles({ sections }: Pick<CompiledPage, 'sections'>) {
  const { site } = useStablePage();
  const { prerendered } = useDelivery();
  if (!prerendered || !site.styles) return null;
  const { shared, own } = site.styles;
  const first = sectionTypesIn(sections.slice(0, sectionsInView));
  const below = sectionTypesIn(sections.slice(sectionsInView));
  const types = below.filter((type) => own[type] && !first.includes(type));
  // Several types may share a sheet.
  const named = new Map([[shared, 'later']]);
  for (const type of types) if (!named.has(own[type] as string)) named.set(own[type] as string, type);
  const links = [...named].map(([address, name]) => `<link rel="stylesheet" href="${address}" data-style="${name}">`);
  const sheets = `${links.join('')}<script>${stylesAwaited}</script>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own; React could not create the script
  return <div hidden dangerouslySetInnerHTML={innerHtml(sheets)} />;
}

/** Sections inside a section, with headings one level lower. */
function NestedSections({ sections, level, apart }: { sections: CompiledSection[]; level: number; apart: boolean }) {
  const page = useStablePage();
  const nested = useMemo<StablePage>(() => ({ ...page, level, apart: apart || !!page.apart }), [page, level, apart]);
  return (
    <PageContextProvider value={nested}>
      <Sections sections={sections} />
    </PageContextProvider>
  );
}

export const renderSections: PageContext['renderSections'] = (sections, level, apart = false) => (
  <NestedSections sections={sections} level={level} apart={apart} />
);
