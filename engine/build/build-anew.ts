import { setImmediate } from 'node:timers/promises';
import { sentence } from '../check/problem.ts';
import { languageOf } from '../check/report/language.ts';
import { summary } from '../check/report/report.ts';
import { readLastCommitsAsync } from '../site/git-history.ts';
import { StaleReadError } from '../site/inspection-cache.ts';
import { createSiteOpener } from '../site/open-site.ts';
import { siteSanitiser } from '../site/sanitiser.ts';
import type { SiteContext } from '../site/site-context.ts';
import { buildTime } from './build-time.ts';
import { builtInlineStyles } from './built-inline-styles.ts';
import { type Inputs, inputsOf } from './freshness.ts';
import { growHeapsSlowly } from './heap-growth.ts';
import { pastLimits, readCloudFiles } from './hosts/host-files.ts';
import { type EngineMadeReady, type ReadyEngine, readyEngine } from './ready-engine.ts';
import { type Shard, shardFolder, shardsBeside } from './shard.ts';
import { type BuildTarget, extentFor, formActionFor } from './targets.ts';
import { type Written, writeSite } from './write-site.ts';

/** Which site is built, by its folder, and what for. */
export interface BuildOptions {
  site: string;
  target: BuildTarget;
  /** The part that is made, beside `dist/`. Default: all, in `dist/`. */
  shard?: Shard | undefined;
  /** Whether what the parts beside `dist/` hold is taken over. Default: no. */
  merge?: boolean;
  /** Whether drafts, and what is not published yet or any more, are part of it. Default: they are not. */
  drafts?: boolean;
  /** Whether everything is made again, also where nothing seems to have changed. Default: no. */
  force?: boolean;
}

/**
 * Checks a site that these were the inputs of, and makes it meanwhile. Begins anew where one of its files is saved just while it is read. Gives
 * the folder that it is in then; `undefined` where the check finds errors, and these are told. `say` hears how far it is. The engine was begun
 * to be made `ready` before, while this was loaded.
 */
export async function buildAnew(
  options: BuildOptions,
  dist: string,
  inputs: Inputs,
  say: (line: string) => void,
  ready: EngineMadeReady,
): Promise<string | undefined> {
  try {
    return await make(options, dist, inputs, say, ready.engine);
  } catch (error) {
    if (!(error instanceof StaleReadError)) throw error;
    say(error.words[languageOf()]);
    const { site, target, drafts } = options;
    const { build } = inputs;
    const now = await inputsOf(site, build, { target, drafts });
    return buildAnew(options, dist, now, say, readyEngine(site, build, say));
  } finally {
    await ready.end();
  }
}

/** From so many descriptors on a build spares memory: of fewer all of it is little, and sparing it would take a tenth of their time. */
const many = 2000;

async function make(
  { site: folder, target, shard, merge = false, drafts }: BuildOptions,
  dist: string,
  inputs: Inputs,
  say: (line: string) => void,
  engine: Promise<ReadyEngine>,
): Promise<string | undefined> {
  const started = performance.now();
  const done = (what: string) => say(`${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const out = shard ? shardFolder(dist, shard) : dist;
  const shards = merge ? await shardsBeside(dist) : [];
  // What fails in a thread is done here.
  const looked = engine.then(({ workers }) => workers.look(out)).catch(() => undefined);
  const sanitiser = siteSanitiser(folder, done);
  const now = new Date(buildTime());
  const commits = readLastCommitsAsync(folder);
  const how = { sanitiser, drafts, now, commits, pause: setImmediate, build: inputs.build };
  const read = await createSiteOpener(folder, how).read();
  const unchecked = read.unchecked();
  const checked = read.check();
  const approved = checked.then(({ context }) => {
    if (!context) throw new Error('the site has errors');
    done('checked');
  });
  // Nobody may be listening yet.
  approved.catch(() => {});
  const write = async () => {
    const context = await unchecked;
    if (!context) return undefined;
    if (context.pages.length > many) growHeapsSlowly();
    const options = {
      ...{ target, inputs, approved, drafts, looked, shards, ...(shard && { shard }) },
      ...{ built: now, nextChange: context.changes[0]?.at, say: done },
    };
    const { bundle, workers } = await engine;
    return writeSite(context, folder, bundle, out, { ...options, startPool: workers.poolFor });
  };
  const written = await write().catch((error: Error) => error);
  // Whatever failed while the site was made, its errors come first: nothing is prepared for them.
  const { problems, context, model, keep } = await checked;
  await keep();
  if (!context) {
    console.log(summary(problems, model.files.length));
    return undefined;
  }
  if (written instanceof Error) throw written;
  await (await sanitiser).save();
  if (shard) done(`part ${shard.part} of ${shard.of} made, of ${written?.pages} pages`);
  else {
    done(`${written?.pages} pages made`);
    for (const problem of problems) if (problem.code === 'sample-text') say(`${sentence(problem)} (warning)`);
    for (const problem of await builtInlineStyles(out, folder)) say(`${sentence(problem)} (warning)`);
    if (written) await sayWhatIsNext(context, out, written, target, say);
  }
  return out;
}

/** Says what the site will be without, when what is published changes by itself, and what a host would not take. */
async function sayWhatIsNext(
  context: SiteContext,
  out: string,
  { files, forms = {} }: Written,
  target: BuildTarget,
  say: (line: string) => void,
): Promise<void> {
  const { site, changes } = context;
  const { origin, timeZone = 'UTC' } = site;
  if (origin === undefined)
    say(
      'site.json has no origin: without it there is no sitemap.xml, no feed and no picture for link previews, and copies of pages do not know where the site is',
    );
  for (const { local, what, file, place } of changes)
    say(`${local.replace('T', ' ')} ${timeZone}: ${[file, place].filter(Boolean).join(' ')} ${what}; build again then`);
  const pages = Object.keys(forms);
  if (pages.length > 0 && target !== 'server' && formActionFor(target, site) === undefined)
    say(
      `a host that has only files does not take what forms send, such as that of ${pages[0]}: npm start does, or with --target static the https address that site.json names as formUpstream`,
    );
  if (!extentFor(target, context).hosts.includes('cloud')) return;
  for (const line of pastLimits(await readCloudFiles(out), files)) say(line);
}
