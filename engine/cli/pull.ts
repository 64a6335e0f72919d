import { createInspector } from '../check/inspect-site.ts';
import { languageOf, type MessageLanguage } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';
import { problemFormatter } from '../check/problem.ts';
import { suggest } from '../check/suggest.ts';
import { snapshotFiles } from '../model/schema/record-snapshot.ts';
import { describeDiff } from '../pull/diff-records.ts';
import { collectionsWithOrigin, pullCollection } from '../pull/pull-collection.ts';
import { reportRefusal } from '../site/files/refusal.ts';
import { readSite } from '../site/read-site.ts';

export interface PullCommandOptions {
  site: string;
  /** Default: every collection with an origin. */
  name?: string | undefined;
  lang?: MessageLanguage;
}

/** `npm run pull`: reads records from elsewhere. Returns 1 if a collection keeps its last snapshot because of a problem. */
export async function pull({ site, name: wanted, lang = languageOf() }: PullCommandOptions): Promise<number> {
  const known = collectionsWithOrigin((await readSite(site)).files);
  if (wanted !== undefined && !known.includes(wanted)) {
    const { suggestion } = suggest(wanted, known);
    const hint = suggestion === undefined ? `There are: ${known.join(', ') || 'none'}.` : `Did you mean ${suggestion}?`;
    throw new Error(`No collection "${wanted}" has "from". ${hint}`);
  }
  if (known.length === 0) console.log(t('nothingToPull')[lang]);
  const format = problemFormatter(lang);
  const inspect = createInspector();
  let failed = 0;
  for (const name of wanted === undefined ? known : [wanted]) {
    // Read again: the last pull changed files.
    const input = await readSite(site);
    const code = await reportRefusal(async () => {
      const { problems, records, diff } = await pullCollection({ folder: site, input, name, language: lang, inspect });
      for (const problem of problems) console.error(format(problem));
      if (problems.length > 0) {
        failed += 1;
        const isThere = `assets/${snapshotFiles(name).records}` in input.files;
        console.error(t(isThere ? 'snapshotRetained' : 'pullRefused', { name })[lang]);
        return;
      }
      const [added, removed, changed] = [diff.added.length, diff.removed.length, diff.changed.length];
      console.log(t('count-pulled', { name, records, added, removed, changed })[lang]);
      for (const line of describeDiff(diff, lang)) console.log(line);
    });
    failed += code;
  }
  return failed > 0 ? 1 : 0;
}
