import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '../check/problem.ts';
import { findNewErrors } from '../refactor/evolution/migrate-site.ts';
import { type HtmlField, type HtmlValue, planMarkdown } from '../refactor/html-fields/plan-markdown.ts';
import { writeTransaction } from '../site/files/journal/transaction.ts';
import { reportRefusal } from '../site/files/refusal.ts';
import { readSite, schemasForFiles } from '../site/read-site.ts';

/**
 * `npm run migrate -- --html`: turns the HTML fields of collections into Markdown, and lists what values would lose. Such a field
 * stays HTML, unless `lossy`, and so do fields of sections. Returns 1 if a field stays, or if the site would have new errors; then it writes nothing.
 */
export async function migrateHtml({
  site: folder,
  dry = false,
  lossy = false,
}: {
  site: string;
  dry?: boolean | undefined;
  lossy?: boolean | undefined;
}): Promise<number> {
  const input = await readSite(folder);
  const { fields, files, inSections } = planMarkdown(folder, input, lossy);
  const schemas = await schemasForFiles({ ...input.files, ...files }, folder);
  const errors = findNewErrors(input, files, schemas);
  if (errors.length > 0) {
    for (const problem of errors) console.log(formatProblem(problem));
    console.log(
      `migrate: nothing was written, for the site would have ${errors.length} errors that it does not have now.`,
    );
    return 1;
  }
  const converted = fields.filter(({ reason }) => reason === undefined);
  const isWhole = converted.length === fields.length;
  const refused = await reportRefusal(async () => {
    const changes = Object.entries(files).map(([file, text]) => {
      const before = input.files[file];
      return { ...(before !== undefined && { from: { file, text: before } }), to: { file, text } };
    });
    if (!dry) await writeTransaction(folder, changes);
    for (const field of fields) report(field);
    for (const line of [...inSections.flatMap(listValue), ...stepsFor(folder, inSections)]) console.log(line);
    const count = `${converted.length} of ${fields.length} HTML fields of collections ${dry ? 'would become' : 'became'} Markdown`;
    console.log(`migrate: ${count}${isWhole ? '.' : '; --lossy converts also fields whose values lose content.'}`);
  });
  return isWhole && inSections.length === 0 ? refused : 1;
}

/** An HTML value of a section, and what to write in its place. */
function listValue({ location, markdown, losses }: HtmlValue): string[] {
  const lost = losses.length > 0 ? [`  Markdown loses: ${losses.join(' ').slice(0, 300)}`] : [];
  return [`${location} stays HTML. As Markdown:`, `  ${JSON.stringify(markdown)}`, ...lost];
}

/** What a maintainer changes in the code that declares HTML fields of sections: each line, before and after. */
function stepsFor(folder: string, values: HtmlValue[]): string[] {
  if (values.length === 0) return [];
  const lines = [...new Set(values.map(({ type }) => type))].flatMap((type) => {
    const file = `sections/${type}/descriptor.ts`;
    const path = join(folder, file);
    // A pack may declare the type.
    if (!existsSync(path)) return [`the descriptor.ts of the section type "${type}": HtmlText → Markdown`];
    return readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .flatMap((line, index) => {
        const changed = line.replace(/\bHtmlText\b/g, 'Markdown');
        return changed === line ? [] : [`${file}:${index + 1}  ${line.trim()} → ${changed.trim()}`];
      });
  });
  return [
    'Code declares these fields, so migrate does not change them. Change these lines:',
    ...lines.map((line) => `  ${line}`),
    'Then run "npm run schemas" and write the values as above. The renderers can stay: they receive HTML.',
  ];
}

function report({ collection, field, reason, values, files, losses }: HtmlField): void {
  const name = `pages/collections/${collection}.json: "${field}"`;
  console.log(
    reason === undefined
      ? `${name} is Markdown: ${values} texts, ${files} of them in files of their own. Check its description.`
      : `${name} stays HTML: ${reason}.`,
  );
  for (const { file, pointer, what } of losses)
    console.log(`  ${file} ${pointer} loses: ${what.join(' ').slice(0, 300)}`);
}
