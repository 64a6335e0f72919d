import { setImmediate } from 'node:timers/promises';
import { languageOf } from '../check/messages/message.ts';
import { formatLine, summary } from '../check/report/report.ts';
import { readLastCommitsAsync } from '../site/git-history.ts';
import { StaleReadError } from '../site/inspection-cache.ts';
import { missingForBuild } from '../site/needed-packages.ts';
import { createSiteOpener } from '../site/open-site.ts';
import { MissingPackages } from '../site/optional-packages.ts';
import { siteSanitizer } from '../site/sanitizer.ts';
import type { SiteContext } from '../site/site-context.ts';
import { buildTime } from './build-time.ts';
import { findBlockedInBuild } from './find-blocked-in-build.ts';
import { type Inputs, readInputs } from './freshness.ts';
import { growHeapsSlowly } from './heap-growth.ts';
import { exceededLimits, readCloudFiles } from './hosts/host-files.ts';
import { type EnginePreparation, prepareEngine } from './prepare-engine.ts';
import { findShards, type Shard, shardFolder } from './shard.ts';
import { type BuildTarget, extrasFor, formActionFor } from './targets.ts';
import { type WrittenSite, writeSite } from './write-site.ts';

export interface BuildOptions {
  site: string;
  target: BuildTarget;
  /** The shard to build, next to `dist/`. Default: the whole site. */
  shard?: Shard | undefined;
  /** Whether to reuse the files of the shards next to `dist/`. Default: no. */
  merge?: boolean;
  /** Whether to include drafts and content outside its publication period. Default: no. */
  drafts?: boolean;
  /** The folder on the host, such as `/1.0/`. Canonical addresses stay those of site.json. Default: that of site.json. */
  base?: string | undefined;
  /** Whether to ignore caches. Default: no. */
  force?: boolean;
}

/**
 * Checks and builds a site at the same time. Starts over if a file is saved while the site is read. Returns
 * the output folder, or `undefined` after printing the errors of the check. `ready` was started while this
 * module was loaded.
 */
export async function checkAndBuild(
  options: BuildOptions,
  dist: string,
  inputs: Inputs,
  say: (line: string) => void,
  ready: EnginePreparation,
): Promise<string | undefined> {
  try {
    return await make(options, dist, inputs, say, ready.engine);
  } catch (error) {
    if (!(error instanceof StaleReadError)) throw error;
    say(error.words[languageOf()]);
    const { site, target, drafts, base } = options;
    const { build } = inputs;
    const now = await readInputs(site, build, { target, drafts, base });
    return checkAndBuild(options, dist, now, say, prepareEngine(site, build, say));
  } finally {
    await ready.end();
  }
}

/** From this many descriptors on, saving memory is worth a tenth of the build's time. */
const many = 2000;

async function make(
  { site: folder, target, shard, merge = false, drafts, base }: BuildOptions,
  dist: string,
  inputs: Inputs,
  say: (line: string) => void,
  engine: EnginePreparation['engine'],
): Promise<string | undefined> {
  const started = performance.now();
  const done = (what: string) => say(`${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const out = shard ? shardFolder(dist, shard) : dist;
  const shards = merge ? await findShards(dist) : [];
  // If the thread fails, this one does the work.
  const stampCheck = engine.then(({ workers }) => workers.compareStamps(out)).catch(() => undefined);
  const sanitizer = siteSanitizer(folder, done);
  const now = new Date(buildTime());
  const commits = readLastCommitsAsync(folder);
  const how = { language: languageOf, sanitizer, drafts, base, now, commits, pause: setImmediate, build: inputs.build };
  const read = await createSiteOpener(folder, how).read();
  const unchecked = read.unchecked();
  const checked = read.check();
  const approved = checked.then(({ context }) => {
    if (!context) throw new Error('the site has errors');
    done('checked');
  });
  // No handler may be attached yet.
  approved.catch(() => {});
  const write = async () => {
    const context = await unchecked;
    if (!context) return undefined;
    if (context.pages.length > many) growHeapsSlowly();
    const { bundle, workers } = await engine;
    return writeSite(context, folder, bundle, out, {
      target,
      inputs,
      approved,
      drafts,
      stampCheck,
      shards,
      ...(shard && { shard }),
      built: now,
      nextChange: context.changes[0]?.at,
      say: done,
      startPool: workers.poolFor,
    });
  };
  const written = await write().catch((error: Error) => error);
  // The errors of the check come first, because they may have caused a failure of the build.
  const { problems, context, model, keep } = await checked;
  await keep();
  if (!context) {
    console.log(summary(problems, model.files.length, languageOf()));
    return undefined;
  }
  // A build stops at the first feature that lacks a package: it names those of all.
  if (written instanceof Error) {
    const isLacking = (written as NodeJS.ErrnoException).code === MissingPackages.code;
    throw (isLacking && missingForBuild(model)) || written;
  }
  await (await sanitizer).save();
  if (shard) done(`shard ${shard.part} of ${shard.of} of ${written?.pages} pages is built`);
  else {
    done(`${written?.pages} pages are built`);
    const warnings = [
      ...problems.filter(({ code }) => code === 'sample-text'),
      ...(await findBlockedInBuild(out, folder)),
    ];
    for (const problem of warnings) say(formatLine(problem, languageOf()));
    if (written) await reportOutlook(context, out, written, target, say);
  }
  return out;
}

/** Reports upcoming changes of the content, features that need an origin, and limits of hosts. */
async function reportOutlook(
  context: SiteContext,
  out: string,
  { files, forms = {} }: WrittenSite,
  target: BuildTarget,
  say: (line: string) => void,
): Promise<void> {
  const { site, changes } = context;
  const { origin, timeZone = 'UTC' } = site;
  if (origin === undefined)
    say(
      'site.json has no origin: there is no sitemap.xml, no feed and no picture for link previews, and copies of pages cannot link to the site',
    );
  for (const { local, what, file, place } of changes)
    say(`${local.replace('T', ' ')} ${timeZone}: ${[file, place].filter(Boolean).join(' ')} ${what}; build again then`);
  const pages = Object.keys(forms);
  if (pages.length > 0 && target !== 'server' && formActionFor(target, site) === undefined)
    say(
      `a host that has only files does not take what forms send, such as that of ${pages[0]}: npm start does, or with --target static the https address that site.json names as formUpstream`,
    );
  if (!extrasFor(target, context).hosts.includes('cloud')) return;
  for (const line of exceededLimits(await readCloudFiles(out), files)) say(line);
}
