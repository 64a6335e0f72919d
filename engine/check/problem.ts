import type { Splice } from '../model/text/splice.ts';
import type { MessageLanguage } from './words/words.ts';

/** A mistake in a site's files, as data: every output (terminal, editor, overlay, CI) is made from it. */
export interface Problem {
  /** The file, relative to the site's folder. */
  file: string;
  /** The line, from 1. */
  line: number;
  /** The column, from 1, in UTF-16 units as editors count. */
  column: number;
  /** The JSON pointer (RFC 6901) of the value at fault; empty for the whole file. */
  pointer: string;
  /** The stable name of the kind of mistake. */
  code: string;
  /** Errors stop a build; warnings do not. */
  severity: 'error' | 'warning';
  /** The place in words, with the section's type: `sections[0] (modal-table).columns[2]`. */
  place: string;
  /** What is wrong and what to do, in one or two sentences. */
  message: string;
  /** What to write instead, where one is near. */
  suggestion?: string;
  /** Whether the suggestion is JSON as it stands, and not a text. Default: a text. */
  isJson?: true;
  /** The edit that writes the suggestion; there when it is the only one that is near. */
  fix?: Splice;
}

/** `pages/home.json:4:9  sections[0] (table): …  Did you mean "…"?` on one line, in English. */
export function sentence(problem: Problem): string {
  return sentenceIn('en')(problem);
}

/** The same for messages in another language. */
export function sentenceIn(language: MessageLanguage): (problem: Problem) => string {
  return (problem) => `${problem.file}:${problem.line}:${problem.column}  ${statement(problem, language)}`;
}

/** A problem without its file and line: `sections[0] (table): …  Did you mean "…"?` */
export function statement({ place, message, suggestion, isJson }: Problem, language: MessageLanguage = 'en'): string {
  const what = place ? `${place}: ${message}` : message;
  if (suggestion === undefined) return what;
  const [open, close] = isJson ? ['', ''] : language === 'zh' ? ['“', '”'] : ['"', '"'];
  return (
    what +
    (language === 'zh' ? `是否想写${open}${suggestion}${close}？` : ` Did you mean ${open}${suggestion}${close}?`)
  );
}
