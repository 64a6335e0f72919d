import { afterEach, expect, test, vi } from 'vitest';
import type { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { createInspector } from '../check/inspect-site.ts';
import { siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { createJsonHints } from './json-hints.ts';
import type { InspectedSite } from './open-workspace.ts';
import { createPublisher } from './publish-problems.ts';

const configured = vi.hoisted(() => vi.fn());
vi.mock('vscode-json-languageservice', async (original) => {
  const module = await original<typeof import('vscode-json-languageservice')>();
  return {
    ...module,
    getLanguageService: (...options: Parameters<typeof getLanguageService>) => {
      const service = module.getLanguageService(...options);
      const configure: typeof service.configure = (settings) => {
        configured();
        service.configure(settings);
      };
      return { ...service, configure };
    },
  };
});
afterEach(() => vi.restoreAllMocks());

const home = smallSite['pages/home.json'];

/** The small site with a home page, as the server inspects it after a key. */
async function inspected(page: object): Promise<InspectedSite> {
  const input = await siteWith({ 'pages/home.json': { ...home, ...page } });
  return { ...createInspector()(input), input };
}

test('the lines of a file are found once for all its problems, and open documents once for all files', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`unknown${index}`, index]));
  const site = await inspected(unknown);
  const sent: { diagnostics: object[] }[] = [];
  const openFiles = vi.fn(() => new Map<string, TextDocument>());
  const connection = { sendDiagnostics: async (one: (typeof sent)[number]) => void sent.push(one) };
  const publish = createPublisher({ connection: connection as never, folder: '/site', language: 'en', openFiles });
  const created = vi.spyOn(TextDocument, 'create');
  await publish(site);
  expect(sent.flatMap(({ diagnostics }) => diagnostics)).toHaveLength(40);
  expect(created).toHaveBeenCalledTimes(1);
  expect(openFiles).toHaveBeenCalledTimes(1);
});

test('schemas are configured again only when they or the names of the site changed', async () => {
  const hints = createJsonHints('/site', 'en', {});
  const hover = (site: InspectedSite) => {
    const document = TextDocument.create('file:///site/pages/home.json', 'json', 1, '{ "id": "home" }');
    return hints.hover(document, 3, site);
  };
  const first = await inspected({});
  expect(JSON.stringify(await hover(first))).toContain('page');
  const { schemas } = first.input;
  const typed = await inspected({ lead: 'Another' });
  await hover({ ...typed, input: { ...typed.input, schemas } });
  expect(configured).toHaveBeenCalledTimes(1);
  const moved = await inspected({ sections: [{ type: 'prose', id: 'new-anchor', paragraphs: ['.'] }] });
  await hover({ ...moved, input: { ...moved.input, schemas } });
  expect(configured).toHaveBeenCalledTimes(2);
});
