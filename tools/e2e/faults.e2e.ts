import type { Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSection } from '../../engine/model/compiled.ts';
import { typesOf } from '../../engine/model/page-file.ts';
import { isFull } from '../../engine/testing/depth.ts';
import { wordsIn } from '../../engine/testing/engine-words.ts';
import type { ShippedLanguage as Language } from '../../engine/testing/shipped.ts';
import { visitors } from './browser.ts';
import { injuries } from './faulty/injuries.ts';
import { inspectPage, type Seen } from './faulty/inspect-page.ts';
import { retryAll } from './faulty/retry-all.ts';
import { type BrokenVisit, visitBroken } from './faulty/visit-broken.ts';
import { differences, lost, type Whole, wholeOf } from './faulty/whole.ts';
import { withOtherData } from './faulty/whole-page.ts';
import { atLeisure } from './hydrated.ts';

const { visit, address } = visitors();

/** For a machine that has much else to do. */
const pollOptions = { timeout: 20_000 };

const whole = {} as Record<Language, Whole>;

beforeAll(async () => {
  for (const language of ['zh', 'en'] as const)
    whole[language] = await wholeOf(language, ({ byType }) => byType, visit, address);
});

/** Every second type, so that beside each broken section there are whole ones. */
const half = (sections: CompiledSection[], turn: number) =>
  sections.map(({ type }) => type).filter((_, index) => index % 2 === turn);

/** What is not as it must be on a page whose sections of some types are broken. `kept` says that they were on screen before. */
function wrongs(seen: Seen, visited: BrokenVisit, language: Language, types: string[], kept: boolean): string[] {
  const { sections, healthy, plain } = whole[language];
  const t = wordsIn(language, 'app');
  const affected = sections.filter((section) => typesOf([section]).some((type) => types.includes(type)));
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
  for (const [number, [name, injury]] of Object.entries(injuries).entries()) {
    it(`${name}: each type leaves the rest of the page, keeps what was read, says so once and can be tried again`, async () => {
      const wrong: Record<string, string[]> = {};
      for (const turn of [0, 1]) {
        for (const reached of ['opened', 'by a link']) {
          // Per commit each half is broken in one way; a page that comes as its document either way, in one way and half.
          const isTried = (reached === 'opened') === ((turn + number) % 2 === 0) && !(injury.asDocument && turn === 1);
          if (!isFull && !isTried) continue;
          const language = (turn === 0) === (reached === 'opened') ? 'zh' : 'en';
          const { built, page, sections, healthy } = whole[language];
          const isDocument = reached === 'opened' || injury.asDocument === true;
          // What only stands there as it came cannot break.
          const broken = half(sections, turn);
          const types = isDocument
            ? sections
                .filter(({ id }) => page.interactive.includes(id))
                .map(({ type }) => type)
                .filter((type) => broken.includes(type))
            : broken;
          const start = sections.find((section) => !typesOf([section]).some((type) => types.includes(type)));
          const from = built.pageOf('/start', [start as CompiledSection]);
          let heal: (() => Promise<void>) | undefined;
          const inflict = async (context: Parameters<typeof injury.inflict>[0]) => {
            heal = await injury.inflict(context, broken, page, address);
          };
          const kept = isDocument || injury.late === true;
          const visited = await visitBroken(visit, address, page, inflict, reached === 'opened' ? undefined : from);
          const found = wrongs(await visited.inspect(types.length), visited, language, types, kept);
          // Reports take their own way.
          await expect.poll(() => visited.told.length, pollOptions).toBeGreaterThanOrEqual(types.length);
          const told = visited.told.map(({ kind, part }) => `${kind} ${part?.replace(/^no-/, '')}`);
          const expected = types.map((type) => `section ${type}`);
          if (told.sort().join() !== expected.sort().join())
            found.push(`told: ${visited.told.map((one) => JSON.stringify(one)).join('\n')}`);
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

it('makes one try of a button that is pressed twice: the page is not loaded anew', async () => {
  const { page: made, sections } = whole.en;
  const type = made.interactive
    .map((id) => sections.find((section) => section.id === id)?.type)
    .find(Boolean) as string;
  const visited = await visitBroken(visit, address, made, async (context) =>
    injuries['chunk missing']?.inflict(context, [type], made, address),
  );
  const { page } = visited;
  await visited.inspect(1);
  const asked: Route[] = [];
  await page.route(`**/_/${type}-*.js`, (route) => void asked.push(route));
  let loads = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && loads++));
  const retry = page.locator(`[data-section=${type}]`).getByRole('button', { name: wordsIn('en', 'app')('retry') });
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

describe('what no section holds back', () => {
  it('is seen by these checks: a script that throws, a text that goes, a way that closes', async () => {
    const visited = await visitBroken(visit, address, whole.en.page, async () => {});
    const { page, told } = visited;
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
      .poll(() => told.map(({ kind, message }) => `${kind} ${message}`), pollOptions)
      .toEqual(['script Error: planted']);
    const found = wrongs(await visited.inspect(0), visited, 'en', [], true);
    for (const wrong of [/^uncaught: .*planted/, /^own-prose has lost/, /^Tab no longer leads/])
      expect(found.filter((one) => wrong.test(one)).length, String(wrong)).toBeGreaterThan(0);
    await visited.close();
  });

  it('leaves the page as it came when its shell cannot be made live, and tells so once', async () => {
    const { page: made, built, plain } = whole.zh;
    const visited = await visitBroken(visit, address, made, (context) =>
      context.route('**/_data/zh.json?*', (route) => route.fulfill({ json: { ...built.site, navigation: null } })),
    );
    const { page, told } = visited;
    await expect.poll(() => told.map(({ kind }) => kind), pollOptions).toEqual(['page']);
    const seen = await inspectPage(page, undefined);
    // Sections that came to life before the shell broke may have changed their controls.
    expect(differences({ ...plain, stops: [] }, seen, [])).toEqual([]);
    expect(visited.uncaught).toEqual([]);
    await page.locator('#root > footer a[href="/faq"]').first().click();
    await page.waitForURL('**/faq');
    await visited.close();
  });

  it('loads a page whole, once, whose head breaks when a link leads to it', async () => {
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
    await expect.poll(() => visited.told.map(({ kind }) => kind), pollOptions).toEqual(['page', 'page']);
    expect(differences({ ...plain, stops: [] }, await inspectPage(visited.page, undefined), [])).toEqual([]);
    expect(loads).toBe(1);
    expect(visited.uncaught).toEqual([]);
    await visited.close();
  });

  it('tells once of a page whose head differs from its HTML, and loses no section by making the page anew', async () => {
    const { page: made, healthy } = whole.en;
    const other = withOtherData(made, { ...made.file.page, title: 'Another title' });
    const visited = await visitBroken(visit, address, other, async () => {});
    await visited.page.locator('h1', { hasText: 'Another title' }).waitFor();
    await expect.poll(() => visited.told.map(({ kind }) => kind), pollOptions).toEqual(['hydration']);
    const seen = await visited.inspect(0);
    expect(differences({ ...healthy, shell: seen.shell }, seen, [])).toEqual([]);
    expect(visited.uncaught).toEqual([]);
    await visited.close();
  });

  it('tells once of a page that differs from its HTML, and shows what the data say', async () => {
    const { page: made, built } = whole.zh;
    const visited = await visitBroken(visit, address, made, (context) =>
      context.route('**/_data/zh.json?*', (route) =>
        route.fulfill({ json: { ...built.site, shortName: '另一个名字' } }),
      ),
    );
    await visited.page.locator('#root > header', { hasText: '另一个名字' }).waitFor();
    await expect.poll(() => visited.told.map(({ kind }) => kind), pollOptions).toEqual(['hydration']);
    expect(visited.uncaught).toEqual([]);
    await visited.close();
  });
});
