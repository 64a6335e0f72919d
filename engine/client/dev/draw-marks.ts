import { type Problem, statement } from '../../check/problem.ts';
import type { CompiledSection, SourcePosition } from '../../model/compiled.ts';
import { sectionsIn } from '../../model/page-file.ts';
import { devTexts, setLanguage } from './dev-texts.ts';
import { openerOf } from './open-editor.ts';
import type { DevState, FramedProblem } from './state.ts';

export interface PlacedSection {
  id: string;
  type: string;
  place: SourcePosition;
}

/** Problems with the language that they are in. */
type Messages = Pick<DevState, 'problems' | 'language'>;

/** The sections of a page with known positions, nested ones included, outermost first. */
export function placedSections(sections: CompiledSection[]): PlacedSection[] {
  return sectionsIn(sections).flatMap(({ id, type, place }) => (place ? [{ id, type, place }] : []));
}

/** The sections of a page that a problem belongs to: the innermost around it, or all of the type with the problem. */
export function sectionsOf({ file, pointer }: Problem, sections: PlacedSection[]): PlacedSection[] {
  const [, source] = /^(?:engine\/)?sections\/([^/]+)\//.exec(file) ?? [];
  if (source !== undefined) return sections.filter(({ type }) => type === source);
  const holds = ({ place }: PlacedSection) => place.file === file && `${pointer}/`.startsWith(`${place.pointer}/`);
  return sections
    .filter(holds)
    .sort((a, b) => b.place.pointer.length - a.place.pointer.length)
    .slice(0, 1);
}

const layer = document.createElement('div');
layer.className = 'dev-marks';
/** The sections of the marks, in order. */
let marked: Element[] = [];
/** The content of the last drawing. */
let drawn = '';
/** The sections with opened problems, by file and id. They stay open after each save. */
const opened = new Set<string>();

/**
 * Draws each section's problems and, if `named`, its outline with type and position. Replaces the last drawing if it
 * differs; otherwise the marks keep the focus.
 */
export function drawMarks(sections: PlacedSection[], state: Messages, named: boolean): void {
  const { problems } = state;
  const found = sections.flatMap((section) => {
    const element = document.getElementById(section.id);
    const own = problems.filter((problem) => sectionsOf(problem, sections).includes(section));
    return element && (named || own.length > 0) ? { section, own, element } : [];
  });
  marked = found.map(({ element }) => element);
  const drawing = JSON.stringify([state.language, named, found.map(({ section, own }) => [section, own])]);
  if (drawing !== drawn) {
    setLanguage(layer, state);
    const marks = found.map(({ section, own }) => markOf(section, { ...state, problems: own }, named));
    layer.replaceChildren(...marks);
  }
  drawn = drawing;
  if (found.length === 0) layer.remove();
  else if (!layer.isConnected) document.body.append(layer);
  placeMarks();
}

/** Moves each mark over its section. Marks are outside the page, so React's elements stay unchanged. */
export function placeMarks(): void {
  const origin = layer.getBoundingClientRect();
  for (const [index, element] of marked.entries()) {
    const mark = layer.children[index] as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    mark.hidden = width === 0;
    Object.assign(mark.style, {
      left: `${left - origin.left}px`,
      top: `${top - origin.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }
}

export function showFirstMark(): void {
  const details = layer.querySelector('details');
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: 'start' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}

function markOf(section: PlacedSection, state: Messages, named: boolean): HTMLElement {
  const { type, place } = section;
  const { problems } = state;
  const mark = document.createElement('div');
  mark.className = `dev-mark ${severityClass(problems)}`;
  mark.dataset.mark = type;
  const bar = document.createElement('div');
  bar.className = 'dev-mark__bar';
  if (problems.length > 0) bar.append(foldProblems(section, state));
  if (named) {
    const name = openerOf(place, `${type}  ${place.file}:${place.line}`, state);
    name.className = 'section-name';
    bar.append(name);
  }
  mark.append(bar);
  return mark;
}

/** Collapses the problems of a section into one line: open, they would cover its heading. */
function foldProblems({ id, place }: PlacedSection, state: Messages): HTMLElement {
  const key = `${place.file} ${id}`;
  const details = document.createElement('details');
  details.open = opened.has(key);
  details.addEventListener('toggle', () => {
    if (details.open) opened.add(key);
    else opened.delete(key);
  });
  const summary = document.createElement('summary');
  summary.textContent = devTexts(state).problemCount(state.problems.length);
  const list = document.createElement('div');
  list.className = 'dev-mark__problems';
  list.append(...state.problems.map((problem) => problemElement(problem, state)));
  details.append(summary, list);
  return details;
}

function severityClass(problems: FramedProblem[]): string {
  if (problems.length === 0) return '';
  return problems.every(({ severity }) => severity === 'warning') ? 'dev-mark--warning' : 'dev-mark--error';
}

/** A problem with its source line, if known. Its position opens the editor. */
export function problemElement(problem: FramedProblem, state: Pick<DevState, 'language'>): HTMLElement {
  const element = document.createElement('div');
  element.className = problem.severity === 'warning' ? 'problem problem--warning' : 'problem';
  const where = `${problem.file}:${problem.line}:${problem.column}`;
  element.append(openerOf(problem, where, state), ` ${statement(problem, state.language)}`);
  if (problem.frame !== undefined) {
    const frame = document.createElement('pre');
    frame.textContent = problem.frame;
    element.append(frame);
  }
  return element;
}
