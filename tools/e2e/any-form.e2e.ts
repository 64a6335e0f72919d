import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { answerForm } from '../../engine/compile/answer-form.ts';
import type { AnswerForm, CompiledData, CompiledSection } from '../../engine/model/compiled.ts';
import type { Schemas } from '../../engine/model/schema/schema.ts';
import { buildCallAddress } from '../../engine/model/source.ts';
import { readSite } from '../../engine/site/read-site.ts';
import { findHazards } from '../../engine/testing/hazards.ts';
import { listJsonPaths } from '../../engine/testing/is-proper-answer.ts';
import { isFull } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';
import { type Visiting, visitBroken } from './faulty/visit-broken.ts';
import { type BuiltSite, builtSite } from './faulty/whole-page.ts';
import { recordEffects } from './hostile-html/record-effects.ts';

/** The visible text of sanitized HTML, and its forbidden effects. */
const kept = 'kept';

const elsewhere = 'elsewhere.example';

/** HTML that leaves the page, runs, asks another host and links to one, each in its own way. */
const html = [
  `<b>${kept}</b>`,
  '<img src=x onerror=alert(1)>',
  `<img src="//${elsewhere}/a.png" alt=x>`,
  `<a href="//${elsewhere}/">x</a>`,
  `<meta http-equiv=refresh content="0;url=//${elsewhere}/">`,
].join('');

/** Addresses that no link may have. */
const addresses = [`//${elsewhere}/`, `/\\${elsewhere}/`, 'data:text/html,x', 'vbscript:x', 'javascript:alert(1)'];

const to = (href: string) => ({ href, external: true, newTab: true });

/**
 * Other JSON in place of a string, each with an internal marker that once bypassed the check. The parser's
 * test has more.
 */
const strangers: unknown[] = [
  { label: html },
  { label: [{ code: html }], to: to(addresses[0] as string) },
  { html },
  { fr: { label: html }, en: { label: html } },
  [{ code: html }],
  [{ strong: [html] }],
  [[html]],
  ...addresses.map((address, index) =>
    index % 2 === 0 ? [{ label: html, to: to(address) }] : { label: html, to: to(address) },
  ),
  7,
];

/** Strings that a page must bear: every one is cleaned, or no address at all. */
const strings: (string | null)[] = [html, ...addresses, null, `${html}${'长'.repeat(10_000)}`];

const { visit, address } = visitors('museum');

/** For a busy machine. */
const pollOptions = { timeout: 20_000 };

const { folder } = inject('samples').museum;

let built: BuiltSite;
let schemas: Schemas;
beforeAll(async () => {
  [built, { schemas }] = await Promise.all([builtSite('en', folder), readSite(folder)]);
});

/** A section whose data are still to come, and what the API answers it. */
interface Try {
  section: CompiledSection;
  /** Where it asks. */
  asks: string;
  answer: unknown;
}

/** Every value in the place of every string of every source, in sections of its own. */
function triesOf(values: unknown[]): Try[] {
  return built.bySource.flatMap((own) => {
    const { answer: _, files: __, ...data } = own.data as CompiledData;
    const asks = buildCallAddress(data.path, data.params);
    return listJsonPaths(data.form).flatMap(({ field, answer }) =>
      values.flatMap((value) =>
        sectionsOf({ ...own, data }, data, field).map((section) => ({ section, asks, answer: answer(value) })),
      ),
    );
  });
}

const kinds = ['text', 'html', 'link', 'code', 'date', 'number'] as const;

/** The sections that show a field: as the site does, and of a list also as each kind of column that there is. */
function sectionsOf(own: CompiledSection, data: CompiledData, field: string): CompiledSection[] {
  const plain = { ...own, menu: [], pageSizes: [] };
  if (!isList(data.form)) return [plain];
  const form = answerForm(schemas[`sources/${data.source}.schema.json`] ?? {}, [field]);
  const columns = kinds.map((kind) => ({ field, label: kind, kind, linkField: field }));
  return [plain, { type: 'table', id: '', columns, data: { ...data, form } }];
}

function isList(form: AnswerForm): boolean {
  return Array.isArray(form) || (typeof form === 'object' && Array.isArray(form.data));
}

/** Answers the calls of a page to an address with one value after the other. Which section gets which does not matter: each has its own. */
function answerWith(answers: Record<string, unknown[]>): void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const waiting = answers[pathname + search];
    return waiting ? Response.json({ data: waiting.shift() }) : real(input, init);
  };
}

/** Shows all of the values, and returns what came of it. */
async function shown(values: unknown[], bypassCSP: boolean) {
  const did = { fired: [] as string[], requested: [] as string[] };
  const tries = triesOf(values);
  const page = built.pageOf(
    '/any-form',
    tries.map(({ section }, index) => ({ ...section, id: `try-${index}` })),
  );
  const answers: Record<string, unknown[]> = {};
  for (const { asks, answer } of tries) {
    answers[asks] ??= [];
    answers[asks].push(answer);
  }
  const visiting: Visiting = async (path, more) => {
    const visited = await visit(path, { ...more, bypassCSP });
    await recordEffects(visited.page.context(), address, did);
    return visited;
  };
  const visited = await visitBroken(visiting, address, page, (context) => context.addInitScript(answerWith, answers));
  // A page that navigates away never settles.
  const { sections, shell } = await visited.inspect(0).catch(() => ({ sections: [], shell: '' }));
  const main = await visited.page.locator('main').innerHTML();
  const { pathname } = new URL(visited.page.url());
  const uncaught = visited.uncaught.filter((fault) => !/violates the following Content Security Policy/.test(fault));
  await visited.close();
  return {
    tried: tries.length,
    refused: sections.filter(({ retries }) => retries > 0).length,
    // The deviations.
    wrong: {
      ...did,
      uncaught,
      left: leftOver(main),
      lost: tries.length - sections.length,
      ...(pathname !== page.path && { pathname }),
      ...(!shell.includes(built.site.footer.copyright) && { shell }),
    },
  };
}

const nothing = { fired: [], requested: [], uncaught: [], left: [], lost: 0 };

/** What must be in no page: whatever runs or leaves it, and links past the rule for addresses. */
function leftOver(page: string): string[] {
  const content = JSDOM.fragment(page);
  const links = [...content.querySelectorAll('[href], [src]')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
  );
  const leadsAway = (href: string) => {
    const { protocol, hostname } = new URL(href, 'https://site.invalid');
    return !['https:', 'mailto:', 'tel:'].includes(protocol) || hostname.includes('elsewhere');
  };
  return [
    ...findHazards(page),
    ...[...content.querySelectorAll('meta, iframe, form')].map(({ outerHTML }) => outerHTML),
    ...links.filter((href) => addresses.includes(href) || leadsAway(href)),
  ];
}

/** Of some values, those that are tried with the policy, or without it: in a run that is not full every other one. */
function triedOf<Value>(values: Value[], bypassCSP: boolean): Value[] {
  return values.filter((_, index) => isFull || (index % 2 === 1) === bypassCSP);
}

describe.each([
  { name: 'with the policy', bypassCSP: false },
  { name: 'without the policy', bypassCSP: true },
])('answers of the API in any form, $name', ({ bypassCSP }) => {
  it.runIf(isFull || !bypassCSP)(
    'are refused where a string is another JSON: nothing of it shows, runs or leads away, and the page stays whole',
    async () => {
      const own = triedOf(strangers, bypassCSP);
      const { tried, refused, wrong } = await shown(own, bypassCSP);
      expect(wrong).toEqual(nothing);
      expect(refused).toBe(tried);
      const places = built.bySource.flatMap(({ data }) => listJsonPaths((data as CompiledData).form)).length;
      expect(tried).toBeGreaterThanOrEqual(places * own.length);
    },
  );

  it.runIf(isFull || bypassCSP)(
    'are cleaned where they are strings, empty where they are null, and no link of theirs is past the rule',
    async () => {
      const { refused, wrong } = await shown(triedOf(strings, bypassCSP), bypassCSP);
      expect(wrong).toEqual(nothing);
      expect(refused).toBe(0);
    },
  );
});

it('the same HTML fires and takes the visitor away when it is put in raw', async () => {
  const { page, close } = await visit('about:blank', { bypassCSP: true });
  const did = { fired: [] as string[], requested: [] as string[] };
  await recordEffects(page.context(), address, did);
  await page.goto('/questions');
  const put = (raw: string) =>
    page.evaluate((raw) => {
      document.body.innerHTML = raw;
    }, raw);
  await put(html.replace(/<meta.*/, ''));
  await expect.poll(() => did.fired.length, pollOptions).toBeGreaterThan(0);
  await put(html);
  await expect.poll(() => did.requested.some((url) => new URL(url).pathname === '/'), pollOptions).toBe(true);
  await close();
  const left = leftOver(html);
  expect(left.length).toBeGreaterThan(3);
});
