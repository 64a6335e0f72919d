import { type Problem, sentence } from '../engine/check/problem.ts';
import type { SiteInput } from '../engine/check/site-files.ts';
import { createSurveyor } from '../engine/check/survey.ts';
import { argumentsOf } from './references/arguments.ts';
import { concernedBy } from './references/find.ts';
import { Refusal, refusing } from './references/refusal.ts';
import { type Plan, planRename } from './references/rename.ts';
import { resolveIn } from './references/resolve.ts';
import { writePlan } from './references/write.ts';
import { readSite } from './site/read-site.ts';

const usage = 'say what is renamed and how: npm run rename -- [route|asset|anchor|section] <name> <new name>';

/**
 * `npm run rename`: gives a route, a file under `assets/` or a section's id another name wherever it is named, and leaves a
 * redirect at an old route. Only the bytes of the name change. `--dry` only tells. Returns 0, or 1 when nothing was written:
 * the name is not there, the new one is taken or malformed, or a file that can name either has errors or would have some.
 */
export function rename(args: string[]): Promise<number> {
  const { folder, said, kind, dry } = argumentsOf(args, 2, usage);
  const [name = '', to = ''] = said;
  return refusing(async () => {
    const input = await readSite(folder);
    const survey = createSurveyor();
    // What names neither the old nor the new is as sound after as before.
    const only = concernedBy([name, to], input);
    const { problems, model } = survey(input, { only });
    const errors = errorsIn(problems);
    if (errors.length > 0)
      throw new Refusal(
        `The site has ${number(errors.length, 'error')}: mend what \`npm run check\` tells first. Nothing was written.`,
      );
    const plan = planRename(resolveIn(input, kind, name, model), to, model);
    const wrong = errorsIn(survey(afterPlan(input, plan), { only }).problems);
    if (wrong.length > 0)
      throw new Refusal(`The renamed site would have errors. Nothing was written.\n${wrong.map(sentence).join('\n')}`);
    if (!dry) await writePlan(folder, plan, input.files);
    console.log(told(plan, dry));
  });
}

/** A site as it is when a plan is carried out. */
export function afterPlan(input: SiteInput, { changes, moves }: Plan): SiteInput {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  return {
    ...input,
    files: { ...input.files, ...Object.fromEntries(changes.map(({ file, text }) => [file, text])) },
    assets: [...input.assets].map((asset) => moved.get(asset) ?? asset),
  };
}

function errorsIn(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

function told({ changes, moves }: Plan, dry: boolean): string {
  const total = changes.reduce((sum, { edits }) => sum + edits, 0);
  return [
    ...moves.map(({ from, to }) => `assets/${from} → assets/${to}`),
    ...changes.map(({ file, edits }) => `${file}  ${number(edits, 'edit')}`),
    `${dry ? 'Would make' : 'Made'} ${number(total, 'edit')} in ${number(changes.length, 'file')}.`,
  ].join('\n');
}

function number(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
