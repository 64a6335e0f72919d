import { createHash } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompileContext } from '../compile/context.ts';
import { routesOf } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { compileTheme } from '../compile/theme.ts';
import type { PageFile } from '../model/page-file.ts';
import { codesOf } from '../model/schema/languages.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import { writeAtomically } from '../site/files/files.ts';
import { withLock } from '../site/files/journal/lock.ts';
import { hashOf } from '../site/files/seal.ts';
import { stampAt } from '../site/files/stamps.ts';
import { temporaryPath } from '../site/files/temporary-path.ts';
import { writeError } from '../site/files/write-error.ts';
import { allTasks, shardTasks } from './all-tasks.ts';
import { openBuildCache } from './build-cache.ts';
import type { StampCheck } from './build-snapshot.ts';
import type { BuildInputs, BuildOrder, BuildTask, CopyTask, WrittenFiles } from './build-tasks.ts';
import { buildTime } from './build-time.ts';
import type { Bundle } from './bundle.ts';
import { withConsentScript } from './consent-script.ts';
import { formatFacts } from './file-list.ts';
import { type Inputs, readInputs } from './freshness.ts';
import { renderHeadEntries } from './head-entries.ts';
import type { Forms } from './hosts/build-facts.ts';
import { createPageCompiler } from './page-compiler.ts';
import { finishedPicturesFolder, variantsKey } from './pictures/finished-pictures.ts';
import { createPictureCollector } from './pictures/picture-collector.ts';
import { createPictureProgress } from './pictures/picture-progress.ts';
import { encodings } from './precompress.ts';
import { factsFile } from './read-facts.ts';
import { type Shard, shardFile } from './shard.ts';
import { createStyleFiles } from './style-files.ts';
import { type BuildTarget, contextFor, extrasFor } from './targets.ts';
import { themedTemplate } from './themed-template.ts';
import { startWorkerPool } from './worker-pool.ts';

export interface WritingOptions {
  /** Default: any host. */
  target?: BuildTarget;
  /** Starts the workers. Default: threads. */
  startPool?: typeof startWorkerPool;
  /** Resolves when the site may be published; rejects to stop the build. Default: at once. */
  approved?: Promise<void>;
  /** Hashed before the site was read. Default: hashed now, without a state for the next build. */
  inputs?: Inputs;
  /** Default: {@link buildTime}. */
  built?: Date;
  /** Whether the context has drafts. Such a build is a preview. Default: no. */
  drafts?: boolean;
  /** When the published content next changes on its own, as an ISO date-time. Default: never. */
  nextChange?: string | undefined;
  /** The stamps of the last build, compared by another thread. Default: compared here. */
  stampCheck?: Promise<StampCheck | undefined>;
  /** Receives messages about changed files of the last build. */
  say?: (line: string) => void;
  /** The shard to build. Default: the whole site. */
  shard?: Shard;
  /** Folders of shards whose files are reused. Default: none. */
  shards?: string[];
}

export interface WrittenSite {
  /** The number of pages, in all languages. */
  pages: number;
  files: number;
  /** The schemas of forms, by page file. Absent if there are none. */
  forms?: Record<string, Forms>;
}

/**
 * Writes a compiled site as static files, and reuses files of the last build with the same inputs. New files go to a
 * folder next to it until all are there. Waits for another build of the same folder.
 */
export async function writeSite(
  context: CompileContext,
  siteFolder: string,
  bundle: Bundle,
  out: string,
  options: WritingOptions = {},
): Promise<WrittenSite> {
  const notes = join(dirname(out), '.cache');
  // No handler is attached yet.
  options.approved?.catch(() => {});
  await mkdir(notes, { recursive: true }).catch((error) => {
    throw writeError(error, notes);
  });
  // Another build would change the files that this one reuses.
  return withLock(notes, () => write(context, siteFolder, bundle, out, options));
}

async function write(
  checked: CompileContext,
  siteFolder: string,
  bundle: Bundle,
  out: string,
  {
    target = 'any',
    startPool = startWorkerPool,
    inputs: given,
    approved = Promise.resolve(),
    built = new Date(buildTime()),
    drafts = false,
    nextChange,
    stampCheck,
    say = () => {},
    shard,
    shards = [],
  }: WritingOptions,
): Promise<WrittenSite> {
  let refused: { reason: unknown } | undefined;
  approved.catch((reason) => {
    refused = { reason };
  });
  const folder = temporaryPath(out);
  const pictures = createPictureCollector(checked.asset);
  const { variantsOf, singleOf } = pictures;
  const full = { ...contextFor(target, checked), variantsOf, singleOf };
  // Feeds would publish drafts.
  const context = drafts ? { ...full, isPreview: true, feeds: [] } : full;
  const extent = extrasFor(target, context);
  const theme = compileTheme(context);
  const { styles, tasks: sheets, ...inlined } = createStyleFiles(context, bundle.styles, theme.css);
  const themed = await themedTemplate(
    { ...theme, css: inlined.theme },
    renderHeadEntries(context.head ?? [], folderOnHost(context.site)),
  );
  const template = withConsentScript(themed, context, bundle);
  const sites = codesOf(context.site).map((language) => ({ ...compileSite(context, language), styles }));
  const edition = hashOf(JSON.stringify([bundle.build, template, inlined.inline, sites])).slice(0, 8);
  const spoken = sites.map((site) => ({ language: site.language, site: { ...site, edition }, tasks: sheets }));
  const inputs: BuildInputs = {
    folder,
    finished: finishedPicturesFolder(out),
    assets: join(siteFolder, 'assets'),
    encodings: extent.encodings,
    template,
    inline: inlined.inline,
    theme: theme.css,
    sites: Object.fromEntries(spoken.map(({ language, site }) => [language, JSON.stringify(site)])),
  };
  const pool = startPool(inputs, bundle);
  const { build } = bundle;
  const { written, state } = given ?? (await readInputs(siteFolder, build));
  const keyOf = keysOn(inputs, build);
  try {
    await mkdir(folder, { recursive: true });
    const cache = await openBuildCache(out, folder, build, say, shards, await stampCheck);
    const publication = { ...extent, written, built, drafts, nextChange };
    const pages = createPageCompiler(context, build, cache.pages, !shard, cache.readEntries);
    const orders = shard
      ? shardTasks(context, pages, pictures, shard, extent)
      : allTasks(context, siteFolder, bundle, inputs, spoken, pages, pictures, publication);
    const progress = createPictureProgress(pictures.count, say);
    // A build without one of its PDFs is tried again even if nothing changed.
    let isWhole = true;
    let next = await orders.next();
    for (; !next.done; next = await orders.next()) {
      if (refused) throw refused.reason;
      const order = next.value;
      const key = keyOf(order);
      if (cache.restore(key)) {
        if ('files' in order) progress.reuse();
        continue;
      }
      const task = taskOf(order);
      const done = 'files' in task ? progress.begin() : () => {};
      const skipped = (reason: string) => {
        isWhole = false;
        say(skippedPdf(task, reason, context));
      };
      const note = (made: WrittenFiles) => {
        cache.note(key, made);
        done();
      };
      await pool.run(task, note, skipped);
    }
    const facts = next.value;
    await pool.finish();
    await approved;
    const content = facts ? formatFacts(facts, cache.files()) : cache.notes();
    await writeAtomically(join(folder, facts ? factsFile : shardFile), content);
    if (facts) await cache.putInPlace(content, pages.notes(), pages.toKeep(), isWhole ? state : undefined);
    else {
      await rm(out, { recursive: true, force: true });
      await rename(folder, out);
    }
    await rm(inputs.finished, { recursive: true, force: true });
    const paged = routesOf(context).reduce((sum, { languages = spoken }) => sum + languages.length, 0);
    return { pages: paged, files: cache.files().length + 1, ...(facts?.forms && { forms: facts.forms }) };
  } catch (error) {
    // Report the final path, not the temporary one.
    const { path } = error as NodeJS.ErrnoException;
    const inOut = path?.startsWith(out) ? path.slice(out.length).replace(/^\.[^/\\]+\.tmp/, '') : undefined;
    throw inOut === undefined ? error : writeError(error, out + inOut);
  } finally {
    await pool.terminate();
    await rm(folder, { recursive: true, force: true });
  }
}

function taskOf(order: BuildOrder): BuildTask {
  if ('file' in order) return { ...order, file: order.file() };
  return 'hash' in order ? { path: order.path, text: order.text() } : order;
}

function skippedPdf(task: BuildTask, reason: string, context: CompileContext): string {
  const { route = '' } = 'file' in task ? (JSON.parse(task.file) as PageFile).page : {};
  const page = routesOf(context).find(({ path }) => path === route)?.page;
  const file = page && context.fileOf?.(page);
  const path = 'path' in task ? task.path : '';
  return `warning: ${file ? `${file}: ` : ''}the PDF of ${route} could not be made: ${reason}. The site has no ${path}, and its link leads nowhere; please report this`;
}

/** Creates a function that hashes everything an order's files depend on. */
function keysOn(
  { encodings, template, inline, theme, sites }: BuildInputs,
  build: string,
): (order: BuildOrder) => string {
  // Hash what thousands of pages share once.
  const styles = JSON.stringify([template, inline, theme]);
  const groundOf = (site: string) => createHash('sha256').update(styles).update(site).digest('hex');
  const inputsByLanguage = new Map(Object.entries(sites).map(([language, site]) => [language, groundOf(site)]));
  return (order) => {
    if ('files' in order) return variantsKey(order);
    const more =
      'file' in order ? inputsByLanguage.get(order.language) : 'from' in order ? JSON.stringify(stampsOf(order)) : '';
    const text = `${build} ${process.version} ${encodings} ${more} ${JSON.stringify(order)}`;
    return hashOf(text);
  };
}

function stampsOf({ from }: CopyTask): (string | undefined)[] {
  return ['', ...encodings.map((ending) => `.${ending}`)].map((ending) => stampAt(from + ending));
}
