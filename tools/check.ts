import { createChecker } from '../engine/check/check.ts';
import { type Problem, sentenceIn } from '../engine/check/problem.ts';
import type { SiteInput } from '../engine/check/site-files.ts';
import { behind } from './check/behind.ts';
import { messageLanguage } from './check/language.ts';
import { mend } from './check/mend.ts';
import { formats } from './check/report.ts';
import { edited } from './journal/change.ts';
import { writeTogether } from './journal/write-together.ts';
import { siteFolder } from './paths.ts';
import { refusing } from './refusal.ts';
import { siteReader } from './site/read-site.ts';
import { watchSite } from './site/watch-site.ts';

export { summary } from './check/report.ts';

/**
 * `npm run check`: prints the site's problems as `--format text`, `json` or `github`, in the language of `--lang` or the
 * environment. `--fix` first writes the suggestions that nothing else is as near to; `--watch` stays and checks after each
 * save. Returns 0 when there are no errors, 1 when there are, and throws when it cannot look.
 */
export async function check(args: string[]): Promise<number | undefined> {
  const at = args.indexOf('--format');
  const format = at >= 0 ? (args[at + 1] ?? '') : 'text';
  const print = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!print) throw new Error(`there is no format "${format}": use ${Object.keys(formats).join(', ')}.`);
  const language = messageLanguage(args);
  const folder = siteFolder(args);
  const colour = format === 'text' && process.stdout.isTTY === true && !process.env.NO_COLOR;
  const read = siteReader(folder);
  const checker = createChecker();
  const look = async (): Promise<number> => {
    let input = await read();
    let problems = checker(input, { language });
    if (args.includes('--fix') && problems.some(({ fix }) => fix)) {
      const refused = await refusing(async () => {
        const told = await fix(folder, input, problems, sentenceIn(language));
        // What it changed must not stand in the way of a tool that reads the rest.
        if (format === 'text') console.log(told.join('\n'));
        else console.error(told.join('\n'));
      });
      if (refused) return refused;
      input = await read();
      problems = checker(input, { language });
    }
    const text = print({ problems, files: input.files, language, colour });
    if (text) console.log(text);
    if (problems.every(({ severity }) => severity !== 'error')) return 0;
    const old = await behind(input, language);
    if (old) console.error(old);
    return 1;
  };
  const code = await look();
  if (!args.includes('--watch')) return code;
  const { ended } = await watchSite(folder, async () => {
    console.log(`\n── ${new Date().toLocaleTimeString('en-GB')}`);
    await look().catch((error: Error) => console.error(error.message));
  });
  await ended;
  return undefined;
}

/** Writes the fixes that problems carry, all or none, and returns a line for each. */
async function fix(
  folder: string,
  { files }: SiteInput,
  problems: Problem[],
  tell: (problem: Problem) => string,
): Promise<string[]> {
  const mended = mend(problems, files);
  await writeTogether(
    folder,
    mended.map(({ file, text }) => edited(file, files[file] as string, text)),
  );
  return mended.flatMap(({ fixed }) => fixed.map((problem) => `✓ ${tell(problem)} → ${problem.fix?.text}`));
}
