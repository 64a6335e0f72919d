import type { Splice } from '../model/text/splice.ts';
import type { MessageLanguage } from './messages/message.ts';

/** A mistake in a site's files. The terminal, editor, overlay and CI output are made from it. */
export interface Problem {
  /** Relative to the site's folder. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  /** The JSON pointer (RFC 6901) of the wrong value; empty for the whole file. */
  pointer: string;
  code: string;
  /** Errors stop a build; warnings do not. */
  severity: 'error' | 'warning';
  /** A readable path, with the section's type: `sections[0] (modal-table).columns[2]`. */
  place: string;
  /** What is wrong and how to fix it. */
  message: string;
  suggestion?: string;
  /** Whether the suggestion is JSON instead of text. */
  isJson?: true;
  /** The edit that applies the suggestion, if that is certain. */
  fix?: Splice;
}

/** `pages/home.json:4:9  sections[0] (table): …  Did you mean "…"?`, in English. */
export function formatProblem(problem: Problem): string {
  return problemFormatter('en')(problem);
}

export function problemFormatter(language: MessageLanguage): (problem: Problem) => string {
  return (problem) => `${problem.file}:${problem.line}:${problem.column}  ${statement(problem, language)}`;
}

/** A problem without its file and line. */
export function statement(
  { code, place, message, suggestion, isJson }: Problem,
  language: MessageLanguage = 'en',
): string {
  const what = place ? `${place}: ${message}` : message;
  // The message contains the new name.
  if (suggestion === undefined || code === 'old-name') return what;
  const [open, close] = isJson ? ['', ''] : language === 'zh' ? ['“', '”'] : ['"', '"'];
  return (
    what +
    (language === 'zh' ? `是否想写${open}${suggestion}${close}？` : ` Did you mean ${open}${suggestion}${close}?`)
  );
}
