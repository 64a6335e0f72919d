import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { positionOf } from '../../check/position.ts';
import { sentence } from '../../check/problem.ts';
import { codeFrame, painter } from '../../check/report/code-frame.ts';
import type { FramedProblem } from '../../client/dev/state.ts';
import { codeKinds } from '../../site/code-folders.ts';
import { root, slashed } from '../../site/paths.ts';

/** An error as Vite gives it: for a source that it cannot read, with each mistake in it. */
interface SourceError extends Error {
  errors?: { message: string; loc?: { file: string; line: number; column: number } }[];
}

interface SourcePosition {
  path: string;
  line: number;
  column: number;
}

/**
 * What is wrong with the sources of the engine or of a site's own code, as a problem at the line that it comes from: that which cannot be
 * read or whose import leads nowhere, else the first of ours in the stack. `error` is what was thrown while a page was rendered, `site`
 * the site's folder.
 */
export function createEngineProblem(error: unknown, site: string): FramedProblem {
  const { message = String(error), stack = '', errors = [] } = (error ?? {}) as Partial<SourceError>;
  const [first] = errors;
  const { path, line, column } =
    parsePosition(first?.loc) ?? findImport(message) ?? findStackLine(stack, site) ?? nowhere;
  const house = path.startsWith(join(root, 'engine')) ? root : site;
  const file = slashed(relative(house, path));
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
  const frame = codeFrame(problem, readText(path), painter(false)).join('\n');
  return { ...problem, ...(frame && { frame }) };
}

let lastPrinted = '';

/** Prints what is wrong with the engine's sources, unless it was printed last. Nothing is wrong where none is given. */
export function printEngineProblem(problem: FramedProblem | undefined): void {
  const text = problem ? [sentence(problem), ...(problem.frame ? [problem.frame] : [])].join('\n') : '';
  if (text && text !== lastPrinted) console.error(text);
  lastPrinted = text;
}

const nowhere: SourcePosition = { path: join(root, 'engine'), line: 1, column: 1 };

/** Bundlers count columns from 0. */
function parsePosition(loc: { file: string; line: number; column: number } | undefined): SourcePosition | undefined {
  return loc && { path: loc.file, line: loc.line, column: loc.column + 1 };
}

/** The import that a message says leads nowhere. */
function findImport(message: string): SourcePosition | undefined {
  const [, wanted, path] = /^Failed to load url (\S+) .* in (\S+)\. Does the file exist\?$/.exec(message) ?? [];
  const text = path === undefined ? undefined : readText(path);
  if (wanted === undefined || path === undefined || text === undefined) return undefined;
  return { path, ...positionOf(text, Math.max(0, text.indexOf(wanted))) };
}

/** The first line of ours in a stack. */
function findStackLine(stack: string, site: string): SourcePosition | undefined {
  const houses = [join(root, 'engine'), ...codeKinds.map((room) => join(site, room))];
  for (const step of stack.replaceAll('file://', '').split('\n')) {
    const [, path, line, column] = /((?:[A-Za-z]:)?[/\\][^():]+):(\d+):(\d+)\)?$/.exec(step) ?? [];
    if (path && houses.some((house) => path.startsWith(house)))
      return { path, line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** What a bundler says, without its colours, its name for the kind of mistake, and its own drawing of the place. */
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
