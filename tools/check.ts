import { createChecker } from '../engine/check/check.ts';
import { type Problem, sentenceIn } from '../engine/check/problem.ts';
import { behind } from './check/behind.ts';
import { messageLanguage } from './check/language.ts';
import { mendAll } from './check/mend.ts';
import { formats } from './check/report.ts';
import { watchSite } from './check/watch.ts';
import { edited } from './journal/change.ts';
import { writeTogether } from './journal/write-together.ts';
import { siteFolder } from './paths.ts';
import { refusing } from './refusal.ts';
import { siteReader } from './site/read-site.ts';

export { summary } from './check/report.ts';

/**
 * `npm run check`: prints the site's problems as `--format text`, `json` or `github`, in the language of `--lang` or the
 * environment. `--fix` first mends what can mean one thing only; `--watch` stays and checks after each save. Returns 0 when
 * there are no errors, 1 when there are, and throws when it cannot look.
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
      const mended = mendAll(problems, input.files, (files) => checker({ ...input, files }, { language }));
      const refused = await refusing(() =>
        writeTogether(
          folder,
          mended.map(({ file, text }) => edited(file, input.files[file] as string, text)),
        ),
      );
      if (refused) return refused;
      const told = mended.flatMap(({ fixed }) => fixed.map(tellFixed(sentenceIn(language)))).join('\n');
      // What it changed must not stand in the way of a tool that reads the rest.
      if (format === 'text') console.log(told);
      else console.error(told);
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

/** A line of what was fixed: what was wrong, and what stands there now where anything does. */
function tellFixed(tell: (problem: Problem) => string): (problem: Problem) => string {
  return (problem) => `✓ ${tell(problem)}${problem.fix?.text.trim() ? ` → ${problem.fix.text.trim()}` : ''}`;
}
