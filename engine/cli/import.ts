import { stat } from 'node:fs/promises';
import { formatProblem, type Problem } from '../check/problem.ts';
import { writeNewFiles } from '../generate/scaffold/write-new-files.ts';
import { fetchMedia } from '../import/fetch-media.ts';
import type { ImportedContent, ImportFormat, ImportTarget, Loss } from '../import/imported-content.ts';
import { planCsv } from '../import/plan-csv.ts';
import { planImport } from '../import/plan-import.ts';
import { readMarkdownFolder } from '../import/read-markdown-folder.ts';
import type { MediaPlace } from '../import/read-wordpress.ts';
import { groupBy } from '../model/group-by.ts';
import { findNewErrors } from '../refactor/evolution/migrate-site.ts';
import { writeTransaction } from '../site/files/journal/transaction.ts';
import { reportRefusal } from '../site/files/refusal.ts';
import { requirePackages } from '../site/optional-packages.ts';
import { languagesIn, readSite, schemasForFiles } from '../site/read-site.ts';

interface ImportOptions {
  site: string;
  /** The name of the collection of posts. */
  into: string;
  /** Default: the first language of the site. */
  language?: string | undefined;
  /** The folder of uploaded files. */
  media?: string | undefined;
  /** Whether files that are not in `media` come from their addresses. */
  download?: boolean | undefined;
  dry?: boolean | undefined;
}

/**
 * `pagewright import`: adds the posts, pages, pictures and old addresses of another system to a site, and lists what it leaves out.
 * Returns 1 and writes nothing if the site would have new errors.
 */
export async function importContent(
  format: ImportFormat,
  from: string,
  { site: folder, into, language, media, download, dry }: ImportOptions,
): Promise<number> {
  if (!(await stat(from).catch(() => undefined))) throw new Error(`there is no ${from}.`);
  if (!/^[a-z][a-z0-9-]*$/.test(into))
    throw new Error(`--into ${into} is no name of a collection: write small letters, digits and hyphens.`);
  const input = await readSite(folder);
  const languages = languagesIn(input.files);
  const [first = 'en'] = languages;
  if (language !== undefined && !languages.includes(language))
    throw new Error(`the site has no language ${language}; it has ${languages.join(', ')}.`);
  const place = { folder: media, fetch: download ? fetchMedia : undefined };
  if (format === 'csv') return importCsv(from, { folder, input, collection: into, language: language ?? first }, dry);
  const content = format === 'wordpress' ? await importWordpress(from, place) : await readMarkdownFolder(from);
  const plan = await planImport(content, { folder, input, collection: into, language: language ?? first });
  const texts = Object.entries(plan.files).filter((one): one is [string, string] => typeof one[1] === 'string');
  const written = Object.fromEntries(texts);
  const pictures = Object.keys(plan.files).filter((path) => path.startsWith('assets/') && !(path in written));
  const assets = [...input.assets, ...pictures.map((path) => path.slice('assets/'.length))];
  const schemas = await schemasForFiles({ ...input.files, ...written }, folder);
  const errors = findNewErrors({ ...input, assets }, written, schemas);
  if (errors.length > 0) return refuse(errors);
  return reportRefusal(async () => {
    const changes = Object.entries(plan.files).map(([file, text]) => {
      const before = input.files[file];
      return { ...(before !== undefined && { from: { file, text: before } }), to: { file, text } };
    });
    if (!dry) await writeTransaction(folder, changes);
    report(content, plan, dry === true);
    if (format === 'wordpress' && plan.unread > 0) console.log(adviceFor(plan.unread, dry === true));
  });
}

/** Adds the records of a CSV file. */
async function importCsv(file: string, target: ImportTarget, dry = false): Promise<number> {
  const { folder, input, collection } = target;
  const { files, records, mismatches, columns } = await planCsv(file, target);
  for (const mismatch of mismatches) console.log(mismatch);
  if (mismatches.length > 0) {
    console.log(`import: nothing was written, for ${mismatches.length} values do not fit.`);
    return 1;
  }
  const errors = findNewErrors(input, files, await schemasForFiles({ ...input.files, ...files }, folder));
  if (errors.length > 0) return refuse(errors);
  if (!dry) await writeNewFiles(folder, files);
  for (const column of columns) console.log(`Not taken: the column "${column}", which no field of ${collection} has.`);
  console.log(`import: ${dry ? 'would write' : 'wrote'} ${records} records of ${collection}.`);
  return 0;
}

/** Reports that the site would have new errors. */
function refuse(errors: Problem[]): number {
  for (const problem of errors) console.log(formatProblem(problem));
  console.log(
    `import: nothing was written, for the site would have ${errors.length} errors that it does not have now.`,
  );
  return 1;
}

/** Prints what was taken, and each loss under its entry. */
function report(content: ImportedContent, plan: Awaited<ReturnType<typeof planImport>>, dry: boolean): void {
  const { placed, losses, whole, redirects, pictures } = plan;
  const byEntry = groupBy(losses, ({ entry }: Loss) => entry);
  for (const [entry, all] of byEntry) {
    console.log(entry === '' ? 'Not taken from the export:' : `Not taken from "${entry}":`);
    for (const what of new Set(all.map(({ what }) => what))) console.log(`  ${what}`);
  }
  const count = (kind: string) => content.entries.filter((one) => one.kind === kind).length;
  const share = placed.length > 0 ? ((100 * whole) / placed.length).toFixed(1) : '0';
  console.log(
    `import: ${dry ? 'would write' : 'wrote'} ${count('post')} posts, ${count('page')} pages, ${pictures} pictures and ${redirects} redirects; ${share} % of the entries are whole.`,
  );
}

/** How to take the files that an import did not find. A second import would add every entry again. */
function adviceFor(unread: number, dry: boolean): string {
  const [files, again] = [unread === 1 ? '1 file' : `${unread} files`, dry ? '' : 'undo this import, and '];
  return `${files} that the entries show or link to could not be read. To take them, ${again}import with --media, a copy of wp-content/uploads, or with --download.`;
}

async function importWordpress(file: string, place: MediaPlace): Promise<ImportedContent> {
  requirePackages('the conversion of HTML to Markdown');
  const { readWordpress } = await import('../import/read-wordpress.ts');
  return readWordpress(file, place);
}
