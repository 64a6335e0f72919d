import { join } from 'node:path';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Bundle } from '../../engine/build/bundle.ts';
import { renderDocument } from '../../engine/build/render-document.ts';
import { prerender } from '../../engine/client/app/prerender.tsx';
import { noteInteractive } from '../../engine/client/runtime/islands/interactive-sections.ts';
import { compilePage } from '../../engine/compile/page.ts';
import { compileSite } from '../../engine/compile/site.ts';
import { createTestContext, findRoute } from '../../engine/generate/gallery/small-context.ts';
import { siteWith, smallSite } from '../../engine/generate/gallery/small-site.ts';
import { generateSchemas } from '../../engine/generate/schemas/generate-schemas.ts';
import type { CompiledPage, CompiledSection } from '../../engine/model/compiled.ts';
import { sectionTypesIn } from '../../engine/model/page-file.ts';
import { root } from '../../engine/site/paths.ts';
import { createJsdomSanitizer } from '../../engine/site/sanitizer.ts';
import { usePage } from '../../engine/ui/kit/page-context.tsx';

vi.mock('../../engine/client/runtime/renderers.ts', () => ({
  rendererOf: (type: string) =>
    function Renderer({ section }: { section: CompiledSection & { inside: CompiledSection[] } }) {
      const { renderSections, level } = usePage();
      if (type === 'every-kind') return renderSections(section.inside, level + 1);
      if (type === 'steps') noteInteractive();
      return createElement('p', {}, `${type} is rendered`);
    },
}));

/** A section whose type calls its list of sections `inside`. The list has an island and a static section. */
const section = {
  type: 'every-kind',
  id: 'around',
  inside: [
    { type: 'steps', id: 'live', steps: [] },
    { type: 'prose', id: 'still', heading: 'Still', paragraphs: ['Said.'] },
  ],
};

const types = ['every-kind', 'steps', 'prose', 'links'];
const bundle = {
  build: 'b',
  entry: 'entry.js',
  imports: [],
  messages: {},
  early: '',
  parts: Object.fromEntries(types.map((type) => [type, [`${type}.js`]])),
} as unknown as Bundle;
const inline = Object.fromEntries(types.map((name) => [name, `/* ${name} */`]));

test('sections inside a section are known by kind, whatever their list is called: in HTML, data, styles and scripts', async () => {
  const texts = Object.entries(await generateSchemas(join(root, 'engine/testing/kinds-site')));
  const schemas = Object.fromEntries(
    texts.flatMap(([path, text]) => (/^\w.*\.json$/.test(path) ? [[path, JSON.parse(text)]] : [])),
  );
  const second = { ...smallSite['pages/second.json'], sections: [section] };
  const input = { ...(await siteWith({ 'pages/second.json': second })), schemas };
  const context = createTestContext(input, createJsdomSanitizer());
  const page = compilePage(findRoute(context, '/second'), 'en', context);

  const site = { ...compileSite(context, 'en'), edition: 'first' };
  const { html } = renderDocument(
    { template: '%html%|%head%|%body%|%scripts%', inline },
    page,
    site,
    bundle,
    prerender,
  );
  expect([...html.matchAll(/data-style="([^"]+)"/g)].map(([, name]) => name)).toEqual(['every-kind', 'steps', 'prose']);
  expect(html).toContain('steps is rendered');
  expect(html).toContain('prose is rendered');
  expect(html).toContain('data-interactive="around live"');
  expect(html).toContain('data-parts="every-kind.js steps.js"');
  expect(html).toContain('data-data="/_data/en.json?first"');

  // What the browser has of it, and loads for it.
  const [, data = ''] = /data-page>(.+)<\/script>$/.exec(html) ?? [];
  const sent: CompiledPage = JSON.parse(data);
  expect(sectionTypesIn(sent.sections, new Set(['around', 'live']))).toEqual(['every-kind', 'steps']);
  expect(sent.sections[0]).toMatchObject({
    inside: [
      { type: 'steps', steps: [] },
      { id: 'still', heading: 'Still' },
    ],
  });
  expect(data).not.toContain('Said.');
});
