import { Footer, Header } from 'virtual:pagewright/parts';
import { type ComponentProps, memo, Suspense, useCallback, useMemo, useState } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { ArrivalProvider } from '../../ui/kit/arrival.ts';
import { DeliveryProvider } from '../../ui/kit/delivery.ts';
import { PageAddressProvider, PageContextProvider } from '../../ui/kit/page-context.tsx';
import type { NavigationStore } from '../runtime/navigation/navigation-store.ts';
import { keyOf, type Place } from '../runtime/navigation/place.ts';
import { PlaceRouter } from '../runtime/navigation/place-router.tsx';
import { useAddress } from '../runtime/navigation/use-address.ts';
import { useDeliveryOf } from '../runtime/navigation/use-delivery-of.ts';
import { useHead } from '../runtime/navigation/use-head.ts';
import { useLinks } from '../runtime/navigation/use-links.ts';
import { usePlace } from '../runtime/navigation/use-place.ts';
import { useScroll } from '../runtime/navigation/use-scroll.ts';
import { Page, renderSections } from './page.tsx';
import { renderAnswer } from './section-frame.tsx';
import { useAdditions } from './use-additions.ts';
import { useSearch } from './use-search.ts';
import '../../ui/shell/tokens.css';
import '../../ui/shell/base.css';
import '../../ui/shell/text-elements.css';
import '../../ui/shell/forced-colors.css';
import '../../ui/shell/print.css';

/** The app: the current page within the shell. The same on the server and in the browser. */
export function App({ navigation }: { navigation: NavigationStore }) {
  const place = usePlace(navigation);
  return (
    <PlaceRouter place={place} navigation={navigation}>
      <Shown place={place} navigation={navigation} />
    </PlaceRouter>
  );
}

function Shown({ place, navigation }: { place: Place; navigation: NavigationStore }) {
  const { page, site, failed } = place.loaded;
  useLinks(navigation);
  useHead(page, site);
  useScroll(place, navigation);
  const delivery = useDeliveryOf(place);
  const address = useAddress();
  const { changes } = navigation;
  const context = useMemo(
    () => ({ language: site.language, site, page, level: 2, renderSections, renderAnswer, ...changes }),
    [site, page, changes],
  );
  const { fallbackRoute, route } = page;
  const onUnknown = useCallback(() => {
    if (fallbackRoute && fallbackRoute !== route) navigation.replace(routeHref(fallbackRoute, site.language, site));
  }, [navigation, fallbackRoute, route, site]);
  const [title, setTitle] = useState('');
  useAdditions(place.loaded);

  return (
    <WordsProvider site={site}>
      <ArrivalProvider value={place.arrival}>
        <DeliveryProvider value={delivery}>
          <PageAddressProvider value={address}>
            <PageContextProvider value={context}>
              <Surface
                page={page}
                site={site}
                onUnknown={onUnknown}
                onTitle={setTitle}
                retry={failed && navigation.retry}
              />
            </PageContextProvider>
          </PageAddressProvider>
        </DeliveryProvider>
      </ArrivalProvider>
      {/* Announces the title of each page after the first to screen readers: a change without a page load is silent. */}
      <p className="visually-hidden" aria-live="polite" role="status">
        {!delivery.prerendered && title}
      </p>
    </WordsProvider>
  );
}

/** Header, page and footer. Memoized, and hydrated separately, so that the browser can respond in between. */
const Surface = memo(function Surface({ site, ...props }: ComponentProps<typeof Page> & { site: CompiledSite }) {
  const { page } = props;
  const search = useSearch(site);
  return (
    <>
      <Suspense>
        <Header page={page} site={site} />
      </Suspense>
      <Page key={keyOf(page)} {...props} />
      <Suspense>
        <Footer site={site} />
      </Suspense>
      {search}
    </>
  );
});
