import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import type { LocatedJson } from '../check/located-json.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import { type Problem, statement } from '../check/problem.ts';
import { rangeOfProblem } from './document-ranges.ts';

/** A problem as an editor shows it. Its location is marked, so the message does not repeat it. */
export function toDiagnostic(problem: Problem, file: LocatedJson, language: MessageLanguage): Diagnostic {
  return {
    range: rangeOfProblem(file, problem),
    severity: problem.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: problem.code,
    source: 'pagewright',
    message: statement({ ...problem, place: '' }, language),
  };
}
