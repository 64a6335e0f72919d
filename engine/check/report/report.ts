import type { MessageLanguage } from '../messages/message.ts';
import { type Problem, problemFormatter, statement } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { codeFrame, type Paint, painter } from './code-frame.ts';
import { toSarif } from './sarif.ts';

interface Report {
  problems: Problem[];
  /** By path. */
  files: Record<string, string>;
  /** The rules of the engine and of the site. */
  rules: Rule[];
  /** The codes of rules that the site switches off. */
  off: string[];
  language: MessageLanguage;
  color: boolean;
  /** The path from the repository to the site, with a slash at its end. Default: they are one folder. */
  within?: string;
}

/** The output formats, by the value of `--format`. */
export const formats = {
  text: framed,
  json: ({ problems }) => JSON.stringify(problems, null, 2),
  github: (report) =>
    inRepository(report)
      .map((problem) => annotation(problem, report.language))
      .join('\n'),
  sarif: (report) => toSarif(inRepository(report), report.rules, report.language),
} satisfies Record<string, (report: Report) => string>;

/** The problems with paths in the repository, as tools of a platform need them. */
function inRepository({ problems, within = '' }: Report): Problem[] {
  return problems.map((problem) => ({ ...problem, file: within + problem.file }));
}

/** Each problem on a line that tools can parse, with a code frame, and a summary at the end. */
function framed({ problems, files, off, language, color }: Report): string {
  const paint = painter(color);
  const lines = problems.flatMap((problem) => [
    formatLine(problem, language, paint),
    ...codeFrame(problem, files[problem.file], paint),
  ]);
  const leftOut = language === 'zh' ? `；已关闭的规则：${off.join('、')}` : `; rules that are off: ${off.join(', ')}`;
  const count = counted(problems.length, Object.keys(files).length, language) + (off.length > 0 ? leftOut : '');
  return [...lines, paint(problems.length > 0 ? 'bold' : 'gray', count)].join('\n');
}

export function summary(problems: Problem[], files: number, language: MessageLanguage = 'en'): string {
  const lines = problems.map((problem) => formatLine(problem, language));
  return [...lines, counted(problems.length, files, language)].join('\n');
}

/** A problem on a line that tools can parse, with its severity if that is not an error. */
export function formatLine(problem: Problem, language: MessageLanguage, paint: Paint = painter(false)): string {
  const text = problemFormatter(language)(problem);
  if (problem.severity === 'error') return paint('red', text);
  return paint('yellow', `${text} ${language === 'zh' ? '（警告）' : '(warning)'}`);
}

function counted(problems: number, files: number, language: MessageLanguage): string {
  if (language === 'zh') return `check：${files} 个文件，${problems === 0 ? '没有问题' : `${problems} 个问题`}`;
  const count = problems === 0 ? 'no problems' : problems === 1 ? '1 problem' : `${problems} problems`;
  return `check: ${files} files, ${count}`;
}

/** A workflow command of GitHub Actions, percent-encoded as it requires. */
function annotation(problem: Problem, language: MessageLanguage): string {
  const { file, line, column, severity, code } = problem;
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const words = encode(statement(problem, language));
  return `::${severity} file=${property(file)},line=${line},col=${column},title=${property(code)}::${words}`;
}
