import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { positionOf } from '../../check/position.ts';
import { formatProblem } from '../../check/problem.ts';
import { codeFrame, painter } from '../../check/report/code-frame.ts';
import type { FramedProblem } from '../../client/dev/state.ts';
import { ownCodePaths } from '../../site/code-folders.ts';
import { MissingPackages } from '../../site/optional-packages.ts';
import { root, slashed } from '../../site/paths.ts';

/** An error of Vite, with the syntax errors of a source. */
interface SourceError extends NodeJS.ErrnoException {
  errors?: { message: string; loc?: { file: string; line: number; column: number } }[];
}

interface SourcePosition {
  path: string;
  line: number;
  column: number;
}

/** Converts an error during rendering to a problem at the unreadable source, the failed import, or our stack line. */
export function createEngineProblem(error: unknown, site: string): FramedProblem {
  const { message = String(error), stack = '', errors = [], code } = (error ?? {}) as Partial<SourceError>;
  const [first] = errors;
  // No line of code is wrong: the site lacks a dependency.
  const dependencies =
    code === MissingPackages.code ? { path: join(site, 'package.json'), line: 1, column: 1 } : undefined;
  const { path, line, column } =
    dependencies ?? parsePosition(first?.loc) ?? findImport(message) ?? findStackLine(stack, site) ?? nowhere;
  const home = path.startsWith(join(root, 'engine')) ? root : site;
  const file = slashed(relative(home, path));
  const problem = {
    file,
    line,
    column,
    pointer: '',
    code: 'engine',
    severity: 'error' as const,
    place: '',
    message: first ? stripMessage(first.message) : message,
  };
  const frame = dependencies ? '' : codeFrame(problem, readText(path), painter(false)).join('\n');
  return { ...problem, ...(frame && { frame }) };
}

let lastPrinted = '';

/** Prints the problems of a page's sources, unless they were printed last. */
export function printEngineProblems(problems: FramedProblem[]): void {
  const text = problems
    .flatMap((problem) => [formatProblem(problem), ...(problem.frame ? [problem.frame] : [])])
    .join('\n');
  if (text && text !== lastPrinted) console.error(text);
  lastPrinted = text;
}

const nowhere: SourcePosition = { path: join(root, 'engine'), line: 1, column: 1 };

function parsePosition(loc: { file: string; line: number; column: number } | undefined): SourcePosition | undefined {
  return loc && { path: loc.file, line: loc.line, column: loc.column + 1 };
}

function findImport(message: string): SourcePosition | undefined {
  const [, wanted, path] = /^Failed to load url (\S+) .* in (\S+)\. Does the file exist\?$/.exec(message) ?? [];
  const text = path === undefined ? undefined : readText(path);
  if (wanted === undefined || path === undefined || text === undefined) return undefined;
  return { path, ...positionOf(text, Math.max(0, text.indexOf(wanted))) };
}

function findStackLine(stack: string, site: string): SourcePosition | undefined {
  const folders = [join(root, 'engine'), ...ownCodePaths(site)];
  for (const step of stack.replaceAll('file://', '').split('\n')) {
    const [, path, line, column] = /((?:[A-Za-z]:)?[/\\][^():]+):(\d+):(\d+)\)?$/.exec(step) ?? [];
    if (path && folders.some((folder) => path === folder || path.startsWith(join(folder, sep))))
      return { path, line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** A bundler's message without colors, error name and code frame. */
function stripMessage(message: string): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return first.replace(/^\[\w+\] /, '');
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
