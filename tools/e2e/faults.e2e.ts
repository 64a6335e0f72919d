import type { BrowserContext, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupOf } from '../../engine/build/registry.ts';
import type { CompiledSection } from '../../engine/model/compiled.ts';
import { sectionTypesIn } from '../../engine/model/page-file.ts';
import { engineWordsIn } from '../../engine/testing/engine-words.ts';
import type { ShippedLanguage as Language } from '../../engine/testing/shipped-languages.ts';
import { isFull, sample } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';
import { differences, type HealthyPage, inspectHealthyPage, lost } from './faulty/healthy-page.ts';
import { inspectPage, type Seen } from './faulty/inspect-page.ts';
import { retryAll } from './faulty/retry-all.ts';
import { type BrokenVisit, visitBroken } from './faulty/visit-broken.ts';
import { type MadePage, serveMade, withOtherData } from './faulty/whole-page.ts';
import { atLeisure } from './wait-for-hydration.ts';

/** A way to break the sections of some types from outside: the product has no switch for it. */
interface Injury {
  /**
   * Breaks the responses for these types. Returns a function that repairs them, or nothing if only another
   * page does.
   */
  inflict(
    context: BrowserContext,
    types: string[],
    page: MadePage,
    address: string,
  ): Promise<(() => Promise<void>) | undefined>;
  /** Whether the sections are live before they break, so that more than the prerendered content must stay. */
  late?: true;
  /** Whether the sections lack their renderers, so that a link to their page loads it as a document. */
  asDocument?: true;
  /** Whether whole chunks are missing, which have several types. */
  ofChunks?: true;
}

const injuries: Record<string, Injury> = {
  'throws in render': throwing('if (!globalThis.healed) throw new Error(message);'),
  'throws in an effect': {
    ...throwing('React.useEffect(() => { if (!globalThis.healed) throw new Error(message); });'),
    late: true,
  },
  'chunk missing': {
    async inflict(context, types) {
      const address = chunksOf(types);
      await context.route(address, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
      return () => context.unroute(address);
    },
    asDocument: true,
    ofChunks: true,
  },
  'chunk unreachable': {
    async inflict(context, types) {
      const address = chunksOf(types);
      await context.route(address, (route) => route.abort('connectionfailed'));
      return () => context.unroute(address);
    },
    asDocument: true,
    ofChunks: true,
  },
  'unknown type': {
    ...changing((section) => ({ ...section, type: `no-${section.type}` })),
    asDocument: true,
  },
  'bad properties': changing(({ type, id, heading, data, ...fields }) => ({
    type,
    id,
    heading,
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
    ...(data && { data: { ...data, answer: null } }),
  })),
};

function chunksOf(types: string[]): RegExp {
  return new RegExp(`/_/(${[...new Set(types.map((type) => groupOf(type)))].join('|')})-[\\w-]{6}\\.js$`);
}

/** Serves renderers that run this code first, in place of those of these types. */
function throwing(first: string): Injury {
  return {
    async inflict(context, types) {
      await context.route(chunksOf(types), async (route) => {
        const { pathname } = new URL(route.request().url());
        const real = await (await route.fetch()).text();
        const libraries = /from"\.\/(libraries-[\w-]+\.js)"/.exec(real)?.[1];
        if (!libraries) throw new Error(`${pathname} imports no React.`);
        const exported = /export\{([^}]*)\}/.exec(real)?.[1]?.split(',') ?? [];
        const names = exported.map((one) => /([\w$-]+)"?$/.exec(one)?.[1] ?? '');
        const body = `
          import * as real from '${pathname}?real';
          import * as libraries from './${libraries}';
          // The build wraps each package in a small function that returns it.
          const packages = Object.values(libraries).filter((one) => typeof one === 'function' && String(one).includes('.exports'));
          const React = packages.map((give) => give()).find((one) => one?.useEffect);
          const message = ${JSON.stringify(`${pathname} broke`)};
          const faulty = (Renderer) => (props) => { ${first} return Renderer(props); };
          const types = ${JSON.stringify(types)};
          // A chunk exports renderers by type, or one alone, or its module.
          const given = (name, one) =>
            name === 'default' || types.includes(name) ? faulty(one) : typeof one?.default === 'function' ? { default: faulty(one.default) } : one;
          ${names.map((name, index) => `const own${index} = given('${name}', real['${name}']); export { own${index} as '${name}' };`).join('\n')}`;
        await route.fulfill({ contentType: 'text/javascript', body });
      });
      return async () => {
        for (const page of context.pages()) await page.evaluate(() => Object.assign(globalThis, { healed: true }));
      };
    },
  };
}

/** Serves data with other sections than those of the HTML. */
function changing(change: (section: CompiledSection) => CompiledSection): Injury {
  return {
    async inflict(context, types, made, address) {
      const { page } = made.file;
      const sections = page.sections.map((section) => (types.includes(section.type) ? change(section) : section));
      await serveMade(context, address, [withOtherData(made, { ...page, sections })]);
      return undefined;
    },
  };
}

const { visit, address } = visitors();

/** For a busy machine. */
const pollOptions = { timeout: 20_000 };

const whole = {} as Record<Language, HealthyPage>;

beforeAll(async () => {
  for (const language of ['zh', 'en'] as const)
    whole[language] = await inspectHealthyPage(language, ({ byType }) => byType, visit, address);
});

/** Every second type or chunk, so that intact sections are next to each broken one. */
function half(sections: CompiledSection[], turn: number, ofChunks = false): string[] {
  const unitOf = ({ type }: CompiledSection) => (ofChunks ? groupOf(type) : type);
  const units = [...new Set(sections.map(unitOf))].filter((_, index) => index % 2 === turn);
  return sections.filter((section) => units.includes(unitOf(section))).map(({ type }) => type);
}

/**
 * Returns the deviations of a page with broken sections of some types. `kept` means that they were visible
 * before.
 */
function wrongs(seen: Seen, visited: BrokenVisit, language: Language, types: string[], kept: boolean): string[] {
  const { sections, healthy, plain } = whole[language];
  const t = engineWordsIn(language, 'app');
  const affected = sections.filter((section) => sectionTypesIn([section]).some((type) => types.includes(type)));
  const found = differences(
    healthy,
    seen,
    affected.map(({ id }) => id),
  );
  found.push(...visited.uncaught.map((fault) => `uncaught: ${fault}`));
  for (const [index, section] of sections.entries()) {
    const [now, before, asHtml] = [seen, healthy, plain].map(({ sections }) => sections[index]);
    if (!now || !before || !asHtml) return [...found, `${section.id} is gone`];
    if (kept && now.top !== before.top) found.push(`${section.id} moved from ${before.top} to ${now.top}`);
    if (!types.includes(section.type)) continue;
    const says = t(kept ? 'kept' : 'failed');
    if (now.says.join() !== says || now.retries !== 1) found.push(`${section.id} says ${now.says.join()}`);
    if (kept) found.push(...lost(asHtml, now));
    else if (now.texts.join() !== section.heading) found.push(`${section.id} shows ${now.texts.join()}`);
  }
  return found;
}

describe('sections that fail', () => {
  for (const [number, [name, injury]] of sample(Object.entries(injuries), 2).entries()) {
    it(`${name}: each type leaves the rest of the page intact, keeps its text, reports once and offers a retry`, async () => {
      const wrong: Record<string, string[]> = {};
      for (const turn of [0, 1]) {
        for (const reached of ['opened', 'by a link']) {
          // A commit run breaks each half in one way. A page that always loads as a document breaks in one
          // way and half.
          const isTried = (reached === 'opened') === ((turn + number) % 2 === 0) && !(injury.asDocument && turn === 1);
          if (!isFull && !isTried) continue;
          const language = (turn === 0) === (reached === 'opened') ? 'zh' : 'en';
          const { built, page, sections, healthy } = whole[language];
          const isDocument = reached === 'opened' || injury.asDocument === true;
          // Static sections cannot break.
          const broken = half(sections, turn, injury.ofChunks);
          const types = isDocument
            ? sections
                .filter(({ id }) => page.interactive.includes(id))
                .map(({ type }) => type)
                .filter((type) => broken.includes(type))
            : broken;
          const start = sections.find((section) => !sectionTypesIn([section]).some((type) => types.includes(type)));
          const from = built.pageOf('/start', [start as CompiledSection]);
          let heal: (() => Promise<void>) | undefined;
          const inflict = async (context: Parameters<typeof injury.inflict>[0]) => {
            heal = await injury.inflict(context, broken, page, address);
          };
          const kept = isDocument || injury.late === true;
          const visited = await visitBroken(visit, address, page, inflict, reached === 'opened' ? undefined : from);
          const found = wrongs(await visited.inspect(types.length), visited, language, types, kept);
          // Reports arrive separately.
          await expect.poll(() => visited.reports.length, pollOptions).toBeGreaterThanOrEqual(types.length);
          const reports = visited.reports.map(({ kind, part }) => `${kind} ${part?.replace(/^no-/, '')}`);
          const expected = types.map((type) => `section ${type}`);
          if (reports.sort().join() !== expected.sort().join())
            found.push(`reported: ${visited.reports.map((one) => JSON.stringify(one)).join('\n')}`);
          if (heal) {
            await heal();
            found.push(...(await retryAll(visited, healthy)));
          }
          if (found.length > 0) wrong[`${reached}, ${language}`] = found;
          await visited.close();
        }
      }
      expect(wrong).toEqual({});
    });
  }
});

it('a double click on the retry button retries once, without a reload', async () => {
  const { page: made, sections } = whole.en;
  // A type with a chunk of its own.
  const type = made.interactive
    .map((id) => sections.find((section) => section.id === id)?.type ?? '')
    .find((type) => groupOf(type) === type) as string;
  const visited = await visitBroken(visit, address, made, async (context) =>
    injuries['chunk missing']?.inflict(context, [type], made, address),
  );
  const { page } = visited;
  await visited.inspect(1);
  const asked: Route[] = [];
  await page.route(`**/_/${type}-*.js`, (route) => void asked.push(route));
  let loads = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && loads++));
  const retry = page
    .locator(`[data-section=${type}]`)
    .getByRole('button', { name: engineWordsIn('en', 'app')('retry') });
  await retry.press('Enter');
  await expect.poll(() => asked.length, pollOptions).toBeGreaterThan(0);
  await retry.press('Enter');
  for (const route of asked) await route.continue();
  await retry.waitFor({ state: 'detached' });
  await page.evaluate(atLeisure);
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.dataset.section)).toBe(type);
  expect(loads).toBe(0);
  expect(visited.uncaught).toEqual([]);
  await visited.close();
});

describe('errors outside sections', () => {
  it('these checks report a script that throws, a text that disappears, and a lost Tab stop', async () => {
    const visited = await visitBroken(visit, address, whole.en.page, async () => {});
    const { page, reports } = visited;
    expect(wrongs(await visited.inspect(0), visited, 'en', [], true)).toEqual([]);
    await page.evaluate(() => {
      document.addEventListener('click', () => {
        throw new Error('planted');
      });
      document.querySelector('#own-feature a')?.setAttribute('tabindex', '-1');
      document.querySelector('#own-prose p')?.replaceChildren();
      document.body.click();
    });
    await expect
      .poll(() => reports.map(({ kind, message }) => `${kind} ${message}`), pollOptions)
      .toEqual(['script Error: planted']);
    const found = wrongs(await visited.inspect(0), visited, 'en', [], true);
    for (const wrong of [/^uncaught: .*planted/, /^own-prose has lost/, /^Tab no longer leads/])
      expect(found.filter((one) => wrong.test(one)).length, String(wrong)).toBeGreaterThan(0);
    await visited.close();
  });

  it('a shell that cannot hydrate leaves the prerendered page intact, and reports once', async () => {
    const { page: made, built, plain } = whole.zh;
    const visited = await visitBroken(visit, address, made, (context) =>
      context.route('**/_data/zh.json?*', (route) => route.fulfill({ json: { ...built.site, navigation: null } })),
    );
    const { page, reports } = visited;
    await expect.poll(() => reports.map(({ kind }) => kind), pollOptions).toEqual(['page']);
    const seen = await inspectPage(page, undefined);
    // Sections that hydrate before the shell breaks can change their controls.
    expect(differences({ ...plain, stops: [] }, seen, [])).toEqual([]);
    expect(visited.uncaught).toEqual([]);
    await page.locator('#root > footer a[href="/faq"]').first().click();
    await page.waitForURL('**/faq');
    await visited.close();
  });

  it('a head that breaks after a link reloads the page once', async () => {
    const { page: made, built, sections, plain } = whole.en;
    const from = built.pageOf('/start', sections.slice(0, 1));
    let loads = 0;
    const broken = withOtherData(made, { ...made.file.page, breadcrumb: null as unknown as [] });
    const inflict = async (context: BrokenVisit['context']) => {
      context.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().endsWith(made.path)) loads++;
      });
    };
    const visited = await visitBroken(visit, address, broken, inflict, from);
    await expect.poll(() => visited.reports.map(({ kind }) => kind), pollOptions).toEqual(['page', 'page']);
    expect(differences({ ...plain, stops: [] }, await inspectPage(visited.page, undefined), [])).toEqual([]);
    expect(loads).toBe(1);
    expect(visited.uncaught).toEqual([]);
    await visited.close();
  });

  it('a head that differs from its HTML is reported once, and rendering the page again loses no section', async () => {
    const { page: made, healthy } = whole.en;
    const other = withOtherData(made, { ...made.file.page, title: 'Another title' });
    const visited = await visitBroken(visit, address, other, async () => {});
    await visited.page.locator('h1', { hasText: 'Another title' }).waitFor();
    await expect.poll(() => visited.reports.map(({ kind }) => kind), pollOptions).toEqual(['hydration']);
    const seen = await visited.inspect(0);
    expect(differences({ ...healthy, shell: seen.shell }, seen, [])).toEqual([]);
    expect(visited.uncaught).toEqual([]);
    await visited.close();
  });

  it('a page that differs from its HTML is reported once, and shows its data', async () => {
    const { page: made, built } = whole.zh;
    const visited = await visitBroken(visit, address, made, (context) =>
      context.route('**/_data/zh.json?*', (route) =>
        route.fulfill({ json: { ...built.site, shortName: '另一个名字' } }),
      ),
    );
    await visited.page.locator('#root > header', { hasText: '另一个名字' }).waitFor();
    await expect.poll(() => visited.reports.map(({ kind }) => kind), pollOptions).toEqual(['hydration']);
    expect(visited.uncaught).toEqual([]);
    await visited.close();
  });
});
