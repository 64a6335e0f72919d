import { formatProblem } from '../check/problem.ts';
import { findNewErrors } from '../refactor/evolution/migrate-site.ts';
import { type HtmlField, planMarkdown } from '../refactor/html-fields/plan-markdown.ts';
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
    for (const one of inSections) console.log(`${one} stays HTML.`);
    if (inSections.length > 0) console.log(inOwnCode);
    const count = `${converted.length} of ${fields.length} HTML fields of collections ${dry ? 'would become' : 'became'} Markdown`;
    console.log(`migrate: ${count}${isWhole ? '.' : '; --lossy converts also fields whose values lose content.'}`);
  });
  return isWhole && inSections.length === 0 ? refused : 1;
}

const inOwnCode =
  'Code declares these fields. In the descriptor.ts of each section type, change HtmlText to Markdown, and rewrite the values as Markdown. The renderer can stay: it receives HTML.';

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
