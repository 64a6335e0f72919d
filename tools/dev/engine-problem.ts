import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FramedProblem } from '../../engine/dev/state.ts';
import { codeFrame, painter } from '../check/code-frame.ts';
import { root } from '../paths.ts';

/** An error as Vite gives it for a source that it cannot read. */
interface SourceError extends Error {
  id?: string;
  loc?: { file?: string; line: number; column: number };
}

/**
 * What is wrong with the engine's sources, as a problem at the line that it comes from: where a source cannot be read, else the
 * first line of ours in the stack. `error` is what was thrown while a page was rendered.
 */
export function engineProblem(error: unknown): FramedProblem {
  const { message = String(error), stack = '', id, loc } = (error ?? {}) as Partial<SourceError>;
  const place = loc ? { path: loc.file ?? id ?? '', line: loc.line, column: loc.column + 1 } : placeIn(stack);
  const file = place ? relative(root, place.path.replace(/[?#].*$/, '')).replaceAll('\\', '/') : 'engine';
  const problem = {
    file,
    line: place?.line ?? 1,
    column: place?.column ?? 1,
    pointer: '',
    code: 'engine',
    severity: 'error' as const,
    place: '',
    message: sentenceOf(message),
  };
  const frame = codeFrame(problem, textOf(file), painter(false)).join('\n');
  return { ...problem, ...(frame && { frame }) };
}

/** The first place of the engine in a stack. */
function placeIn(stack: string): { path: string; line: number; column: number } | undefined {
  const lines = stack.replaceAll('file://', '').split('\n');
  for (const line of lines) {
    const [, path, row, column] = /((?:[A-Za-z]:)?[/\\][^():]+):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (path?.startsWith(join(root, 'engine'))) return { path, line: Number(row), column: Number(column) };
  }
  return undefined;
}

/** What a bundler says, without its colours, its own drawing of the place, and what it calls itself. */
function sentenceOf(message: string): string {
  return stripVTControlCharacters(message).trim();
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
