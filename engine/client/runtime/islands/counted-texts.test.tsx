// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileWords, wordsUnder } from '../../../compile/words.ts';
import museum from '../../../examples/museum/pages/words.json' with { type: 'json' };
import type { CountedTexts, Language } from '../../../model/compiled.ts';
import type { SiteWords, WordTable } from '../../../model/words.ts';
import { hasCounts, simpleText } from '../../../ui/i18n/counted-texts.ts';
import { loadedMessages, onMessages } from '../../../ui/i18n/load-messages.ts';
import { messagesOf } from '../../../ui/i18n/messages.ts';
import { useProvidedTranslation } from '../../../ui/i18n/provide-messages.ts';
import { provideTranslation, type Translation, useTranslation } from '../../../ui/i18n/use-translation.ts';
import { type Speaker, WordsProvider } from '../../../ui/i18n/words.tsx';
import { type PageContext, PageContextProvider } from '../../../ui/kit/page-context.tsx';
import { useRecordedTranslation } from './counted-texts.ts';
import { SurroundingsContext } from './interactive-sections.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The texts of the engine by folder, in the languages of the museum too. */
const own = import.meta.glob<WordTable[string]>('../../../{client,sections,ui}/**/words.json', {
  import: 'default',
  eager: true,
});
const engine = Object.fromEntries(Object.entries(own).map(([path, keys]) => [path.split('/').at(-2), keys]));
const words = wordsUnder(engine, museum as unknown as SiteWords);
const speakerOf = (language: Language): Speaker => ({ language, words: compileWords(words, language) });

/** The values that a key needs: each number is the count. */
function valuesOf(namespace: string, key: string, count: number): Record<string, unknown> {
  const forms = Object.values(words[namespace]?.[key] ?? {}).flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  );
  const names = forms.flatMap((text) => [...text.matchAll(/\{\{(\w+)(, \w+)?\}\}/g)]);
  return Object.fromEntries([
    ['count', count],
    ...names.map(([, name, format]) => [name, format || name === 'count' ? count : 'x']),
  ]);
}

/** Every text of a namespace with a count. */
function Texts({ namespace, count }: { namespace: string; count: number }) {
  const { t } = useTranslation(namespace as 'kit') as unknown as Translation;
  return Object.keys(words[namespace] ?? {}).map((key) => <p key={key}>{t(key, valuesOf(namespace, key, count))}</p>);
}

interface Shown {
  speaker: Speaker;
  count: number;
  counted?: CountedTexts;
}

function Page({ speaker, count, counted }: Shown) {
  const namespaces = Object.keys(words).filter((namespace) => hasCounts(speaker, namespace));
  return (
    <WordsProvider site={speaker}>
      <PageContextProvider value={{ page: { counted } } as unknown as PageContext}>
        {namespaces.map((namespace) => (
          <Texts key={namespace} namespace={namespace} count={count} />
        ))}
      </PageContextProvider>
    </WordsProvider>
  );
}

function prerender(speaker: Speaker, count: number): { html: string; counted: CountedTexts } {
  const counted: CountedTexts = {};
  const around = { within: ['list'], interactive: new Set<string>(), queries: new Set<string>(), counted };
  provideTranslation(useRecordedTranslation);
  const html = renderToString(
    <SurroundingsContext value={around}>
      <Page speaker={speaker} count={count} />
    </SurroundingsContext>,
  );
  provideTranslation(undefined);
  return { html, counted };
}

const textsIn = (container: HTMLElement) => [...container.querySelectorAll('p')].map((one) => one.textContent);

function withHtml(html: string): HTMLElement {
  return Object.assign(document.createElement('div'), { innerHTML: html });
}

/** Hydrates a page as browsers do. `errors` are those that React recovers from. */
async function hydrate(html: string, shown: Shown) {
  const container = withHtml(html);
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const app = await act(async () => hydrateRoot(container, <Page {...shown} />, { onRecoverableError }));
  const show = (next: Partial<Shown>) => act(async () => app.render(<Page {...shown} {...next} />));
  const end = () => act(async () => app.unmount());
  return { container, errors, show, end, texts: () => textsIn(container) };
}

beforeAll(() => provideTranslation(undefined));
// Other files of this process read counted texts at once.
afterAll(() => provideTranslation(useProvidedTranslation));

const languages = ['zh', 'en', 'fr', 'ar'];
const counts = [0, 1, 2, 7, 12345];

test('every counted text hydrates as it is in the HTML, without i18next', async () => {
  for (const language of languages)
    for (const count of counts) {
      const speaker = speakerOf(language);
      const { html, counted } = prerender(speaker, count);
      const { errors, texts, end } = await hydrate(html, {
        speaker,
        count,
        counted: JSON.parse(JSON.stringify(counted)),
      });
      expect(errors, `${language} ${count}`).toEqual([]);
      expect(texts().join()).not.toMatch(/\{\{|undefined/);
      await end();
    }
  expect(loadedMessages()).toBeUndefined();
});

test('a text that is not as in the HTML is noticed', async () => {
  const speaker = speakerOf('en');
  const { html, counted } = prerender(speaker, 7);
  const other = { list: { ...counted.list, kit: { ...counted.list?.kit, 'total\n7': '7 things' } } };
  const { errors, end } = await hydrate(html, { speaker, count: 7, counted: other });
  expect(errors).toHaveLength(1);
  await end();
});

test('another count keeps the text that was shown until i18next is loaded, and then is that of i18next', async () => {
  const speaker = speakerOf('en');
  const { html, counted } = prerender(speaker, 7);
  const { container, errors, show, texts, end } = await hydrate(html, { speaker, count: 7, counted });
  expect(texts()).toContain('7 entries in all');
  const loaded = new Promise<void>((done) => void onMessages(done));
  const seen = new Set<string | null>();
  new MutationObserver((changes) => {
    for (const { target } of changes) seen.add(target.textContent);
  }).observe(container, { characterData: true, childList: true, subtree: true });
  await show({ count: 1 });
  await act(() => loaded);
  const after = textsIn(withHtml(prerender(speaker, 1).html));
  expect(after).toContain('1 entry in all');
  expect(texts()).toEqual(after);
  expect([...seen].filter((text) => !after.includes(text ?? ''))).toEqual([]);
  expect(seen).toContain('1 entry in all');
  expect(errors).toEqual([]);
  await end();
});

test('a text without plural forms and formats is made as by i18next', () => {
  const made = languages.flatMap((language) => {
    const speaker = speakerOf(language);
    return Object.entries(words).flatMap(([namespace, keys]) =>
      Object.keys(keys).flatMap((key) => {
        const values = valuesOf(namespace, key, 3);
        const plain = simpleText(speaker, namespace, [key, values]);
        const t = messagesOf(speaker).getFixedT(language, namespace as 'kit') as unknown as Translation['t'];
        return plain === undefined ? [] : [[plain, t(key, values)]];
      }),
    );
  });
  expect(made.length).toBeGreaterThan(400);
  expect(made.filter(([plain, full]) => plain !== full)).toEqual([]);
});
