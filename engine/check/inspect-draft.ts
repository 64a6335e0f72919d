import { repetitionIn } from './expand-files.ts';
import { inspectFile } from './inspect-file.ts';
import { makeProblem } from './make-problem.ts';
import type { MessageLanguage } from './messages/message.ts';
import type { Problem } from './problem.ts';
import { withoutEchoes } from './rules/character-rules.ts';
import { allRules, rulesFor, runRulesOn } from './run-rules.ts';
import type { SiteFile, SiteInput } from './site-files.ts';
import type { SiteModel } from './site-model.ts';

/** The codes of rules that check a whole site. */
export function wholeSiteCodes(model: Pick<SiteModel, 'config'>): Set<string> {
  return new Set(allRules(model).flatMap(({ code, onSite, whenSound }) => (onSite || whenSound ? code : [])));
}

/** Inspects an unsaved file by its JSON, schema and rules, with the other files as they were inspected last. */
export function inspectDraft(
  path: string,
  text: string,
  input: SiteInput,
  model: SiteModel,
  language: MessageLanguage = 'en',
): { file: SiteFile; problems: Problem[] } {
  const repetition = () => repetitionIn(model.files);
  const { file, own, expansion } = inspectFile(path, text, input.schemas, { repetition });
  const { expanded = model } = model;
  const ruled = runRulesOn(rulesFor(expanded), expansion?.instances ?? [file], expanded);
  const found = withoutEchoes([...own, ...ruled]);
  // A rule of the site that throws is a problem of another file.
  const problems = found.flatMap((finding) => (finding.source ? [] : makeProblem(file, finding, language)));
  return { file, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}
