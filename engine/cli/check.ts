import { isAbsolute, relative, resolve } from 'node:path';
import { applyAllFixes } from '../check/fix.ts';
import { createInspector } from '../check/inspect-site.ts';
import { packagesForBuild } from '../check/make-problem.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import { type Problem, problemFormatter } from '../check/problem.ts';
import { formats } from '../check/report/report.ts';
import { allRules, rulesOff } from '../check/run-rules.ts';
import type { SiteInput } from '../check/site-files.ts';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { describeOutdated } from '../refactor/evolution/describe-outdated.ts';
import { textChange } from '../site/files/journal/file-change.ts';
import { writeTransaction } from '../site/files/journal/transaction.ts';
import { reportRefusal } from '../site/files/refusal.ts';
import { missingForBuild } from '../site/needed-packages.ts';
import { slashed } from '../site/paths.ts';
import { createSiteReader } from '../site/read-site.ts';
import { watchSite } from '../site/watch-site.ts';

export interface CheckOptions {
  site: string;
  format: keyof typeof formats;
  lang: MessageLanguage;
  /** Whether to apply suggestions without an equally near alternative first. Default: no. */
  fix?: boolean;
  /** Whether to keep running and check again after each save. Default: no. */
  watch?: boolean;
  /** Ends the watch. Default: it goes on for ever. */
  signal?: AbortSignal;
}

/** `npm run check`. Returns 0 without errors and 1 with errors. Throws if it cannot check the site. */
export async function check({
  site: folder,
  format,
  lang: language,
  fix: isFixing = false,
  watch = false,
  signal,
}: CheckOptions): Promise<number | undefined> {
  const print = formats[format];
  const color = format === 'text' && process.stdout.isTTY === true && !process.env.NO_COLOR;
  const read = createSiteReader(folder);
  const inspect = createInspector();
  const runCheck = async (): Promise<number> => {
    await refreshSchemas(folder);
    let input = await read();
    const inspectAll = () => {
      const { problems, model } = inspect(input, { language });
      const missing = missingForBuild(model);
      return { problems: missing ? [packagesForBuild(missing.command, language), ...problems] : problems, model };
    };
    let { problems, model } = inspectAll();
    if (isFixing && problems.some(({ fix }) => fix)) {
      const again = (files: SiteInput['files']) => inspect({ ...input, files }, { language }).problems;
      const mended = applyAllFixes(problems, input.files, again);
      const refused = await reportRefusal(() =>
        writeTransaction(
          folder,
          mended.map(({ file, text }) => textChange(file, input.files[file] as string, text)),
        ),
      );
      if (refused) return refused;
      const report = mended.flatMap(({ fixed }) => fixed.map(tellFixed(problemFormatter(language)))).join('\n');
      // The next tool reads the rest, so the changes must not block it.
      if (format === 'text') console.log(report);
      else console.error(report);
      input = await read();
      ({ problems, model } = inspectAll());
    }
    const text = print({
      problems,
      files: { ...input.config?.texts, ...input.files },
      rules: allRules(model),
      off: rulesOff(model),
      language,
      color,
      within: pathInRepository(folder),
    });
    if (text) console.log(text);
    if (problems.every(({ severity }) => severity !== 'error')) return 0;
    const old = await describeOutdated(input, language, folder);
    if (old) console.error(old);
    return 1;
  };
  if (!watch) return runCheck();
  const stop = new AbortController();
  const signals = AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]);
  // Watching starts before the first check, so that no save is missed. Checks run one after another.
  let first: Promise<unknown> = Promise.resolve();
  const checkAgain = async () => {
    await first.catch(() => {});
    if (stop.signal.aborted) return;
    console.log(`\n── ${new Date().toLocaleTimeString('en-GB')}`);
    await runCheck().catch((error: Error) => console.error(error.message));
  };
  const { ended } = await watchSite(folder, checkAgain, { signal: signals });
  first = runCheck().catch((error) => {
    stop.abort();
    throw error;
  });
  await first;
  await ended;
  return undefined;
}

/** The path from the repository that a platform checks out to the site, with a slash at its end. Empty elsewhere. */
function pathInRepository(folder: string, { GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env): string {
  const repository = GITHUB_WORKSPACE ?? CI_PROJECT_DIR;
  const path = repository === undefined ? '' : slashed(relative(repository, resolve(folder)));
  return path === '' || path.startsWith('..') || isAbsolute(path) ? '' : `${path}/`;
}

/** A line for a fix: the problem, and the new text if there is one. */
function tellFixed(tell: (problem: Problem) => string): (problem: Problem) => string {
  return (problem) => `✓ ${tell(problem)}${problem.fix?.text.trim() ? ` → ${problem.fix.text.trim()}` : ''}`;
}
