import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { languageOf } from '../check/language.ts';
import { summary } from '../check/report.ts';
import { listFiles } from '../files/files.ts';
import { pastLimits, readCloudFiles } from '../host/host-files.ts';
import { project, slashed } from '../paths.ts';
import { SavedMeanwhile } from '../site/kept-site.ts';
import { type SiteContext, siteOpener } from '../site/open-site.ts';
import { siteSanitiser } from '../site/sanitiser.ts';
import { buildTime } from './build-time.ts';
import { bundleEngine } from './bundle.ts';
import { readFacts } from './facts.ts';
import { inputsOf, isFresh, standsFor } from './freshness.ts';
import { recoverBuild } from './recover-build.ts';
import { type Shard, shardFolder, shardsBeside } from './shard.ts';
import { makerHash, sourceHash } from './source-hash.ts';
import { type BuildTarget, extentFor, formActionFor } from './targets.ts';
import { writeSite } from './write-site.ts';

const say = (line: string) => console.log(`build: ${line}`);

/** Where a site is built to: `dist/`, inside the site's own folder. */
export function distOf(folder: string): string {
  return join(folder, 'dist');
}

/**
 * Builds a site for our server when something changed since its last build, or that is not as it was left. Returns 0 when the
 * build that is there serves, else as {@link build}.
 */
export async function buildWhenStale(folder: string): Promise<number> {
  await recoverBuild(folder, distOf(folder), say);
  return (await isFresh(folder, say)) ? 0 : makeOfOneState({ site: folder, target: 'server' });
}

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
}

/**
 * `npm run build`: writes `dist/`, and checks the site while its pages are made. Returns 1 and leaves `dist/` as it is when the
 * check finds errors.
 */
export async function build(options: BuildOptions): Promise<number> {
  if (options.shard && options.merge)
    throw new Error('--shard makes a part, --merge a whole site of parts: give one of them.');
  await recoverBuild(options.site, distOf(options.site), say);
  return makeOfOneState(options);
}

/** Makes a site, and begins anew where one of its files is saved just while it is read. */
async function makeOfOneState(options: BuildOptions): Promise<number> {
  try {
    return await make(options);
  } catch (error) {
    if (!(error instanceof SavedMeanwhile)) throw error;
    say(error.words[languageOf()]);
    return makeOfOneState(options);
  }
}

async function make({ site: folder, target, shard, merge = false, drafts }: BuildOptions): Promise<number> {
  const started = performance.now();
  const done = (what: string) => say(`${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const dist = distOf(folder);
  const out = shard ? shardFolder(dist, shard) : dist;
  const shards = merge ? await shardsBeside(dist) : [];
  const inputs = await inputsOf(folder, await makerHash(await sourceHash(folder)), { target, drafts });
  if (!shard && !merge && inputs.state !== undefined && standsFor(inputs.state, out)) {
    done('nothing has changed since the last build');
    sayComplete(out);
    return 0;
  }
  const sanitiser = siteSanitiser(folder, done);
  const now = new Date(buildTime());
  const read = await siteOpener(folder, { sanitiser, drafts, now, pause: setImmediate, maker: inputs.maker }).read();
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
    const options = {
      ...{ target, inputs, approved, drafts, shards, ...(shard && { shard }) },
      ...{ built: now, nextChange: context.changes[0]?.at, say: done },
    };
    return writeSite(context, folder, await bundleEngine(folder, done), out, options);
  };
  const pages = await write().catch((error: Error) => error);
  // Whatever failed while the site was made, its errors come first: nothing is prepared for them.
  const { problems, context, files, keep } = await checked;
  await keep();
  if (!context) {
    console.log(summary(problems, files.length));
    return 1;
  }
  if (pages instanceof Error) throw pages;
  await (await sanitiser).save();
  if (shard) done(`part ${shard.part} of ${shard.of} made, of ${pages} pages`);
  else {
    done(`${pages} pages made`);
    await sayWhatIsNext(context, out, target);
  }
  sayComplete(out);
  return 0;
}

function sayComplete(out: string): void {
  const inside = slashed(relative(project, out));
  say(`${inside.startsWith('../') ? out : inside} is complete`);
}

/** Says what the site will be without, when what is published changes by itself, and what a host would not take. */
async function sayWhatIsNext(context: SiteContext, out: string, target: BuildTarget): Promise<void> {
  const { site, changes } = context;
  const { origin, timeZone = 'UTC' } = site;
  if (origin === undefined)
    say('site.json has no origin: without it there is no sitemap.xml, no feed and no picture for link previews');
  for (const { local, what, file, place } of changes)
    say(`${local.replace('T', ' ')} ${timeZone}: ${[file, place].filter(Boolean).join(' ')} ${what}; build again then`);
  const pages = Object.keys(readFacts(out)?.forms ?? {});
  if (pages.length > 0 && target !== 'server' && formActionFor(target, site) === undefined)
    say(
      `a host that has only files does not take what forms send, such as that of ${pages[0]}: npm start does, or with --target static the https address that site.json names as formUpstream`,
    );
  if (!extentFor(target, context).hosts.includes('cloud')) return;
  for (const line of pastLimits(await readCloudFiles(out), (await listFiles(out)).length)) say(line);
}
