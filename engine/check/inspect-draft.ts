import { inspectFile } from './inspect-file.ts';
import { problemOf } from './make-problem.ts';
import type { Problem } from './problem.ts';
import { withoutEchoes } from './rules/character-rules.ts';
import { rules } from './rules/rules.ts';
import { rulesFor, runFileRules } from './run-rules.ts';
import type { SiteFile, SiteInput } from './site-files.ts';
import type { SiteModel } from './site-model.ts';
import type { MessageLanguage } from './words/words.ts';

/** The codes of what only a look at the whole site tells, of any of its files. */
export const wholeSiteCodes: ReadonlySet<string> = new Set(
  rules.flatMap(({ code, onSite, whenSound }) => (onSite || whenSound ? code : [])),
);

/**
 * A file as it is being written, with its problems: those of its JSON and its schema, and those that rules find in one file beside the
 * others as they were inspected last. What only the whole site tells is left to the next inspection of it.
 */
export function inspectDraft(
  path: string,
  text: string,
  input: SiteInput,
  model: SiteModel,
  language: MessageLanguage = 'en',
): { file: SiteFile; problems: Problem[] } {
  const { file, own } = inspectFile(path, text, input.schemas);
  const found = withoutEchoes([...own, ...runFileRules(rulesFor(model), file, model)]);
  return { file, problems: found.map((finding) => problemOf(file, finding, language)).sort(byPlace) };
}

function byPlace(a: Problem, b: Problem): number {
  return a.line - b.line || a.column - b.column;
}
