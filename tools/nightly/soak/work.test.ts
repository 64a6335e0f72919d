import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../engine/check/problem.ts';
import type { DevState } from '../../../engine/client/dev/state.ts';
import { smallNews } from '../../../engine/generate/gallery/small-site.ts';
import { readFields } from '../../../engine/generate/scaffold/fields.ts';
import { createSectionFiles } from '../../../engine/generate/scaffold/section-files.ts';
import { sectionKinds } from '../../../engine/generate/scaffold/section-kinds.ts';
import { createSourceFiles, sourceKinds } from '../../../engine/generate/scaffold/source-files.ts';
import { engineLanguages } from '../../../engine/model/schema/site-schemas.ts';
import { listFiles, writeAtomically } from '../../../engine/site/files/files.ts';
import { type ChildServer, startChildServer } from '../../../engine/testing/child-server.ts';
import { randomFrom } from '../../../engine/testing/random.ts';
import { copyRepository, type RepositoryCopy } from '../../../engine/testing/repository-copy.ts';
import { type SmallFolder, smallFolder } from '../../../engine/testing/small-folder.ts';
import { isFull, isNightly, sampleCount, seedOr } from '../../../engine/testing/test-depth.ts';
import { type Action, type ActionContext, beacon, kinds, shuffledActions } from './actions.ts';
import { measureTrend } from './memory.ts';

type DevProcess = Awaited<ReturnType<typeof startDev>>;

/** Starts `npm run dev` of a repository and a site, in a process that can be restarted. */
async function startDev(repository: string, site: string) {
  const program = ['engine/testing/run-file.mjs', 'tools/nightly/soak/measured-dev.ts'].map((file) =>
    join(repository, file),
  );
  const start = () => startChildServer(['--expose-gc', ...program, '--site', site]);
  let server: ChildServer = await start();
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
  return {
    get,
    /** The site's problems, as on the home page. */
    state: async (): Promise<DevState> => JSON.parse(await get('/_dev/state?path=/')),
    /** The heap after garbage collection, in MB. */
    async heap() {
      server.process.send('heap');
      const [bytes] = await once(server.process, 'message');
      return Number(bytes) / 2 ** 20;
    },
    async restart() {
      await server.stop();
      server = await start();
    },
    stop: () => server.stop(),
  };
}

/** Runs a command in a process of its own without a terminal. Returns its exit code and output. */
function runIn(repository: string, ...args: string[]): Promise<{ code: number; printed: string; said: string }> {
  return new Promise((resolve) => {
    const program = [join(repository, 'tools/run.mjs'), ...args];
    const child = execFile(process.execPath, program, { cwd: repository, maxBuffer: 1e8 }, (error, printed, said) =>
      resolve({ code: error ? Number(error.code ?? 2) : 0, printed, said }),
    );
    child.stdin?.end();
  });
}

/** Where a site is worked on. */
interface Workplace extends Pick<ActionContext, 'repository' | 'site' | 'scaffold'> {
  /** The site that dev serves: for a control, another one than is worked on. Default: the same. */
  served?: string;
}

/** A stretch of work on a site while `npm run dev` serves it. */
interface Work {
  seed: number;
  /** The number of rounds in which actions are done or undone. */
  turns: number;
  /** The number of rounds after which dev is restarted, whatever is broken. Default: never. */
  restart?: number;
  /** After how many turns the heap is measured. Default: never. */
  measure?: number;
  /** How long dev may take to show what was saved, in milliseconds. Default: 20,000, which is far longer than it does. */
  timeoutMs?: number;
}

/** What was seen while a site was worked on. */
interface WorkTally {
  /** How often each kind of thing was done. */
  actions: Record<string, number>;
  saves: number;
  /** How often the problems were compared with those of a fresh check, and how many there were at most. */
  compared: number;
  most: number;
  /** How many pages were compared with those of a fresh build at the end. */
  pages: number;
  /** Everything that was not as it should be, with what had been done. */
  wrong: string[];
  /** The heap in MB, as often as it was measured. */
  heap: number[];
}

/** At most so many things are open at a time. */
const most = 8;

/** The maximum number of actions in a round. */
const atOnce = 6;

/**
 * Works on a site. In each round, some actions are done or undone, and a valid page is saved. Dev must then
 * show this page, and report the same problems as a new check. In the end everything is undone, and dev must
 * show the same as a new build. The repository and the site are restored.
 */
async function workOn(place: Workplace, work: Work): Promise<WorkTally> {
  const { repository, site, served = site } = place;
  const { seed, turns, restart, measure, timeoutMs = 20_000 } = work;
  const tally: WorkTally = { actions: {}, saves: 0, compared: 0, most: 0, pages: 0, wrong: [], heap: [] };
  const context: ActionContext = { ...place, open: [], random: randomFrom(seed) };
  const draw = shuffledActions();
  await save(site, 0);
  const dev = await startDev(repository, served);
  let isDark = false;
  try {
    for (let turn = 1; turn <= turns && tally.wrong.length === 0; turn++) {
      const acts: string[] = [];
      for (let left = 1 + Math.floor(context.random() * atOnce); left > 0; left--)
        acts.push(await (turn > turns - 3 ? mendOne(context, tally) : doOrMend(context, draw, tally)));
      if (restart && turn % restart === 0) await dev.restart();
      await save(site, turn);
      tally.saves += 1;
      const problems = await checked(repository, site);
      // Without a site.json to begin with no page can be shown.
      const hasNoSite = problems.some(({ file, severity }) => file === 'pages/site.json' && severity === 'error');
      isDark = hasNoSite && (isDark || (restart !== undefined && turn % restart === 0));
      const fault = await faultOf(dev, timeoutMs, problems, isDark ? undefined : turn);
      if (fault) tally.wrong.push(`turn ${turn}, ${acts.join(', ')}; open: ${said(context.open)}: ${fault}`);
      tally.compared += 1;
      tally.most = Math.max(tally.most, problems.length);
      if (measure && turn % measure === 0) tally.heap.push(await dev.heap());
    }
    while (context.open.length > 0) await mendOne(context, tally);
    if (tally.wrong.length === 0) await compareWithBuild(place, dev, timeoutMs, tally);
  } finally {
    for (const { mend } of context.open) await mend();
    await dev.stop();
  }
  return tally;
}

async function doOrMend(
  context: ActionContext,
  draw: ReturnType<typeof shuffledActions>,
  tally: WorkTally,
): Promise<string> {
  const { open, random } = context;
  const action = random() < open.length / most ? undefined : await draw(context);
  if (!action) return mendOne(context, tally);
  open.push(action);
  tally.actions[action.kind] = (tally.actions[action.kind] ?? 0) + 1;
  tally.saves += 1;
  return action.kind;
}

async function mendOne({ open, random }: ActionContext, tally: WorkTally): Promise<string> {
  const [action] = open.splice(Math.floor(random() * open.length), 1);
  if (!action) return 'nothing';
  await action.mend();
  tally.saves += 1;
  return `${action.kind}, mended`;
}

/** Saves the page that nothing is wrong with. */
async function save(site: string, turn: number): Promise<void> {
  const page = { $schema: '', id: 'beacon', route: '/beacon', title: `Turn ${turn}`, sections: [] };
  await writeFile(join(site, beacon), JSON.stringify(page));
}

/** The problems that a separate check reports. */
async function checked(repository: string, site: string): Promise<Problem[]> {
  const { printed } = await runIn(repository, 'check', '--site', site, '--lang', 'en', '--format', 'json');
  return JSON.parse(printed);
}

/** A wrong page or report of dev that does not disappear after a while. */
async function faultOf(
  dev: DevProcess,
  timeoutMs: number,
  problems: Problem[],
  turn: number | undefined,
): Promise<string | undefined> {
  let fault: string | undefined;
  for (const end = Date.now() + timeoutMs; Date.now() < end; await setTimeout(30)) {
    const { problems: all, failure } = await dev.state();
    const told = all.filter(({ code }) => code !== 'engine');
    if (failure !== undefined) fault = failure;
    else if (!isDeepStrictEqual(told, problems)) fault = `dev tells ${listed(told)}, a fresh check ${listed(problems)}`;
    else if (turn !== undefined && !(await dev.get('/beacon')).includes(`>Turn ${turn}<`))
      fault = 'what was saved is not shown';
    else return undefined;
  }
  return fault;
}

/** Compares what dev shows at every page with what a fresh build of the site holds. */
async function compareWithBuild(
  { repository, site }: Workplace,
  dev: DevProcess,
  timeoutMs: number,
  tally: WorkTally,
): Promise<void> {
  const { code, printed, said } = await runIn(repository, 'build', '--site', site);
  if (code !== 0) {
    tally.wrong.push(`the site cannot be built once all is mended: ${(printed + said).slice(0, 1000)}`);
    return;
  }
  const dist = join(site, 'dist');
  for (const file of (await listFiles(dist)).filter((path) => /(^|\/)index\.html$/.test(path))) {
    const built = await readFile(join(dist, file), 'utf8');
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    // A redirect page has no root. A page that replaces others is not at its own address.
    if (!shownIn(built) || path.includes('/_')) continue;
    let shown: string | undefined;
    for (const end = Date.now() + timeoutMs; Date.now() < end && shown !== shownIn(built); )
      shown = shownIn(await dev.get(path));
    if (shown !== shownIn(built)) tally.wrong.push(`${path} is not shown as it is built`);
    tally.pages += 1;
  }
}

/** The title and the body of a page; `undefined` for a document that has none. */
function shownIn(html: string): string | undefined {
  const [, title] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const start = html.indexOf('<div id="root">');
  // Dev serves all styles at once, and needs no element that brings the later ones.
  const body = html
    .slice(start, html.lastIndexOf('</div>'))
    .replace(/<div hidden=""><link [^>]*data-style.*?<\/div>/s, '');
  return start < 0 ? undefined : `${title}\n${body}`;
}

function listed(problems: Problem[]): string {
  return `${problems.length} (${problems.slice(0, 5).map(({ file, line, message }) => `${file}:${line} ${message}`)})`;
}

function said(open: Action[]): string {
  return open.map(({ kind, at }) => `${kind} (${at})`).join('; ');
}

/**
 * The files that `new:section` and `new:source` write for the type `told` and the source `told.all`, including
 * schemas, by path in the repository. The repository is restored.
 */
async function scaffoldOf(repository: string): Promise<Record<string, string>> {
  const made = {
    ...createSectionFiles(
      {
        name: 'told',
        description: { en: 'What was told.', zh: '所说的话。' },
        fields: readFields('words:text', sectionKinds),
        own: false,
        languages: engineLanguages,
      },
      undefined,
    ),
    ...createSourceFiles({
      name: 'told.all',
      description: { en: 'All that was told.', zh: '所说的全部。' },
      path: '/api/v1/told',
      fields: readFields('words:text', sourceKinds),
      own: false,
      languages: engineLanguages,
    }),
  };
  const files = Object.entries(made).filter(([file]) => !file.startsWith('assets/'));
  for (const [file, text] of files) await writeAtomically(join(repository, file), text);
  const before = await schemasIn(repository);
  const { code, said } = await runIn(repository, 'schemas');
  if (code !== 0) throw new Error(`no schemas could be made of the scaffold: ${said}`);
  const after = await schemasIn(repository);
  const changed = Object.entries(after).filter(([file, text]) => before[file] !== text);
  for (const [file] of changed) {
    const text = before[file];
    if (text === undefined) await rm(join(repository, file));
    else await writeFile(join(repository, file), text);
  }
  for (const [file] of files) await rm(dirname(join(repository, file)), { recursive: true, force: true });
  return Object.fromEntries([...files, ...changed]);
}

async function schemasIn(repository: string): Promise<Record<string, string>> {
  const files = (await listFiles(join(repository, 'schemas'))).filter((file) => file.endsWith('.schema.json'));
  const read = async (file: string) => [`schemas/${file}`, await readFile(join(repository, 'schemas', file), 'utf8')];
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** How much is done. */
const turns = sampleCount(32, 2);

let repository: RepositoryCopy;
let site: SmallFolder;
let other: SmallFolder;
let scaffold: Record<string, string>;
beforeAll(async () => {
  const news = { 'assets/records/news/news.json': smallNews };
  [repository, site, other] = await Promise.all([copyRepository(), smallFolder(news), smallFolder(news)]);
  // On a commit it is not made: the browser tests of dev make a section type and a source.
  scaffold = isFull ? await scaffoldOf(repository.folder) : {};
});
afterAll(() => Promise.all([repository, site, other].map((one) => one.remove())));

test('a site that changes in every way shows the pages of a new build and the problems of a new check', async () => {
  const place = { repository: repository.folder, site: site.folder, scaffold };
  const { wrong, actions, compared, most, pages } = await workOn(place, {
    seed: seedOr(16),
    turns,
    // On a commit, the browser tests start dev on a broken site.
    ...(isFull && { restart: 7 }),
  });
  expect(wrong).toEqual([]);
  // A full run includes every action, reports and pages.
  if (isFull) expect(Object.keys(actions).sort()).toEqual(Object.keys(kinds).sort());
  expect([compared, most > 0, pages > 10]).toEqual([turns, true, true]);
}, 180_000);

test.runIf(isFull)('the control: a dev server that ignores changes fails at the first save', async () => {
  const place = { repository: repository.folder, site: site.folder, served: other.folder, scaffold };
  const { wrong, compared } = await workOn(place, { seed: 16, turns: 3, timeoutMs: 1000 });
  expect([wrong.length, compared]).toEqual([1, 1]);
});

test.runIf(isNightly)(
  'so is the shipped site, saved five hundred times, with a heap that stays flat',
  async () => {
    const place = { repository: repository.folder, site: repository.folder, scaffold };
    const broken = await workOn(place, { seed: seedOr(16), turns: 50, restart: 6 });
    const steady = await workOn(place, { seed: seedOr(16) + 1, turns: 250, measure: 6 });
    expect([...broken.wrong, ...steady.wrong]).toEqual([]);
    expect(measureTrend(steady.heap)).toMatchObject({ isFlat: true });
  },
  14_400_000,
);
