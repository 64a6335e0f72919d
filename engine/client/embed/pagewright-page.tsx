import { PageHeader } from 'virtual:pagewright/parts';
import { type ComponentType, type MouseEvent, useMemo, useState } from 'react';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { sectionTypesIn } from '../../model/page-file.ts';
import '../../ui/i18n/provide-messages.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { type Delivery, DeliveryProvider } from '../../ui/kit/delivery.ts';
import { PageAddressProvider, PageContextProvider } from '../../ui/kit/page-context.tsx';
import { Contents } from '../../ui/shell/contents.tsx';
import type { PageHeaderProps } from '../../ui/shell/part-props.ts';
import { renderSections } from '../app/page.tsx';
import { renderAnswer } from '../app/section-frame.tsx';
import { htmlLanguage } from '../runtime/head.ts';
import { AnswersProvider, useAnsweredTitle } from '../runtime/page-answers.tsx';
import { type Renderer, renderLazily } from '../runtime/renderers.ts';
import { pageHref } from './page-href.ts';
import { useHostAddress } from './use-host-address.ts';

/** The props of `<PagewrightPage>`: those that `renderPage` returns, and those of the host. */
export interface PagewrightPageProps {
  /** The compiled page, as `renderPage` returns it. */
  page: CompiledPage;
  /** The compiled settings of its site in the page's language. */
  site: CompiledSite;
  /** The styles of the page, which apply to nothing outside of it. Default: the host loads them itself. */
  styles?: { css: string; hash: string } | undefined;
  /** Shows another page of the site, such as with the host's router. Default: links load a document. */
  navigate?: ((href: string) => void) | undefined;
  /** The renderers of the site's own section types, and those that replace renderers of the engine. */
  sections?: Record<string, Renderer> | undefined;
  /** Replaces the breadcrumb, title, lead and picture of the page. */
  pageHeader?: ComponentType<PageHeaderProps> | undefined;
  /** Default: the choice of the visitor's system. */
  theme?: 'light' | 'dark' | undefined;
  /** The origin of the API that refreshes the data of sections, or `/` for the host's. Default: the site's. */
  api?: string | undefined;
  /** The nonce of the host's Content Security Policy, for the styles. */
  nonce?: string | undefined;
}

/** A page of a site inside another React app: its title and sections, without the site's header and footer. */
export function PagewrightPage({
  page,
  site,
  styles,
  navigate,
  sections,
  pageHeader = PageHeader,
  theme,
  api,
  nonce,
}: PagewrightPageProps) {
  renderLazily(sectionTypesIn(page.sections), sections);
  const { address, changes } = useHostAddress();
  const [persisted] = useState(() => new Map<string, unknown>());
  const delivery = useMemo<Delivery>(() => ({ prerendered: true, whole: true, persisted }), [persisted]);
  const placed = useMemo(
    () => (api === undefined ? site : { ...site, api: api.replace(/(?<=.)\/$/, '') }),
    [site, api],
  );
  const context = useMemo(
    () => ({ language: placed.language, site: placed, page, level: 2, renderSections, renderAnswer, ...changes }),
    [placed, page, changes],
  );
  const follow = (event: MouseEvent) => {
    const href = navigate && pageHref(event, placed);
    if (href === undefined) return;
    event.preventDefault();
    navigate?.(href);
  };
  return (
    <>
      {styles && (
        <style href={`pagewright-${styles.hash}`} precedence="pagewright" nonce={nonce}>
          {styles.css}
        </style>
      )}
      <WordsProvider site={placed}>
        <DeliveryProvider value={delivery}>
          <PageAddressProvider value={address}>
            <PageContextProvider value={context}>
              {/* biome-ignore lint/a11y: the links inside are what a keyboard presses */}
              <div
                className="pagewright"
                {...htmlLanguage(page.language, placed)}
                data-page={page.id}
                data-theme={theme}
                onClick={follow}
              >
                <Content
                  key={`${page.id} ${page.language} ${page.route}`}
                  page={page}
                  site={placed}
                  header={pageHeader}
                />
              </div>
            </PageContextProvider>
          </PageAddressProvider>
        </DeliveryProvider>
      </WordsProvider>
    </>
  );
}

interface ContentProps extends Pick<PagewrightPageProps, 'page' | 'site'> {
  header: ComponentType<PageHeaderProps>;
}

/** The host answers addresses that name nothing. */
const ignoreUnknown = () => {};

function Content({ page, site, header: Header }: ContentProps) {
  const { title, answers } = useAnsweredTitle(page, ignoreUnknown);
  return (
    <AnswersProvider value={answers}>
      <div className={page.tableOfContents ? 'page page--with-contents' : 'page'}>
        <Header page={page} title={title} />
        {page.tableOfContents && <Contents {...page} />}
        <div className="page__sections" lang={page.contentLanguage && htmlLanguage(page.contentLanguage, site).lang}>
          {renderSections(page.sections, 2)}
        </div>
      </div>
    </AnswersProvider>
  );
}
