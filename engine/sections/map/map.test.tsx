import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CompiledLocation, CompiledSite } from '../../model/compiled.ts';
import { withInterfaceLanguage } from '../../testing/engine-words.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { type PageContext, PageContextProvider } from '../../ui/kit/page-context.tsx';
import MapView from './map.tsx';

/** The railway station of Beijing in the three systems, as the package geoChina had it from Baidu. */
const positions: CompiledLocation['positions'] = {
  'WGS-84': [39.90105, 116.42079],
  'GCJ-02': [39.90245, 116.42703],
  'BD-09': [39.90851, 116.43351],
};

const page = {
  language: 'en',
  site: {} as CompiledSite,
  level: 2,
} as PageContext;

/** The links under the map, by the host that they lead to. */
function links(): Map<string, { url: URL; tag: string }> {
  const html = renderToStaticMarkup(
    <WordsProvider site={withInterfaceLanguage('en')}>
      <PageContextProvider value={page}>
        <MapView
          section={{
            id: 'map',
            label: 'Map',
            location: { longitude: 116.42079, latitude: 39.90105, coordinateSystem: 'WGS-84', positions },
            zoom: 15,
            info: { title: 'Lab & 实验室', lines: [] },
          }}
          data={undefined}
        />
      </PageContextProvider>
    </WordsProvider>,
  );
  return new Map(
    [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].map(([tag, href = '']) => {
      const url = new URL(href.replaceAll('&amp;', '&'));
      return [url.hostname, { url, tag }];
    }),
  );
}

it('links to the location on five maps without script, each in its coordinate system', () => {
  const asked = Object.fromEntries(
    [...links()].map(([host, { url }]) => [host, { ...Object.fromEntries(url.searchParams), hash: url.hash }]),
  );
  expect(asked).toEqual({
    'uri.amap.com': { position: '116.42703,39.90245', coordinate: 'gaode', name: 'Lab & 实验室', hash: '' },
    'api.map.baidu.com': {
      location: '39.90851,116.43351',
      coord_type: 'bd09ll',
      title: 'Lab & 实验室',
      content: 'Lab & 实验室',
      output: 'html',
      src: 'webapp.pagewright.map',
      hash: '',
    },
    'maps.apple.com': { ll: '39.90245,116.42703', q: 'Lab & 实验室', hash: '' },
    'www.google.com': { api: '1', query: '39.90245,116.42703', hash: '' },
    'www.openstreetmap.org': { mlat: '39.90105', mlon: '116.42079', hash: '#map=15/39.90105/116.42079' },
  });
});

it('opens each in a new tab that has no handle on this one', () => {
  for (const [host, { tag }] of links()) expect(tag, host).toMatch(/target="_blank".*rel="noopener/);
});
