import { type Problem, statement } from '../check/problem.ts';
import type { CompiledSection, SectionPlace } from '../descriptor/compiled.ts';
import { sectionsIn } from '../page-file.ts';
import { openerOf } from './open-editor.ts';
import type { FramedProblem } from './state.ts';

/** A section of the shown page that knows where it is written. */
export interface PlacedSection {
  id: string;
  type: string;
  place: SectionPlace;
}

/** The sections of a page and those inside them, outermost first, as far as they know their places. */
export function placedSections(sections: CompiledSection[]): PlacedSection[] {
  return sectionsIn(sections).flatMap(({ id, type, place }) => (place ? [{ id, type, place }] : []));
}

/** The sections of a page that a problem shows in: the innermost that it lies in, or all of the type whose source it lies in. */
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
layer.lang = 'en';
layer.dir = 'ltr';
const marks = new Map<HTMLElement, Element>();

/** Draws over each section its problems and, where `named`, its outline with type and place. What was drawn before goes. */
export function drawMarks(sections: PlacedSection[], problems: FramedProblem[], named: boolean): void {
  marks.clear();
  for (const section of sections) {
    const element = document.getElementById(section.id);
    const own = problems.filter((problem) => sectionsOf(problem, sections).includes(section));
    if (element && (named || own.length > 0)) marks.set(markOf(section, own, named), element);
  }
  layer.replaceChildren(...marks.keys());
  if (marks.size === 0) layer.remove();
  else document.body.append(layer);
  placeMarks();
}

/** Moves every mark over its section. The marks lie beside the page, not in it: React's elements stay as React made them. */
export function placeMarks(): void {
  const origin = layer.getBoundingClientRect();
  for (const [mark, element] of marks) {
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

/** Scrolls to the first section with a problem. */
export function showFirstMark(): void {
  layer.querySelector('.dev-mark--problem')?.scrollIntoView({ block: 'start' });
}

function markOf({ type, place }: PlacedSection, problems: FramedProblem[], named: boolean): HTMLElement {
  const mark = document.createElement('div');
  mark.className = problems.length > 0 ? 'dev-mark dev-mark--problem' : 'dev-mark';
  mark.dataset.mark = type;
  if (named) {
    const name = openerOf(place, `${type}  ${place.file}:${place.line}`);
    name.className = 'section-name';
    mark.append(name);
  }
  mark.append(...problems.map(problemElement));
  return mark;
}

/** A problem in words, with its line where it has one; its place opens the editor. */
export function problemElement(problem: FramedProblem): HTMLElement {
  const element = document.createElement('div');
  element.className = problem.severity === 'warning' ? 'problem problem--warning' : 'problem';
  const where = `${problem.file}:${problem.line}:${problem.column}`;
  element.append(openerOf(problem, where), ` ${statement(problem, 'en')}`);
  if (problem.frame !== undefined) {
    const frame = document.createElement('pre');
    frame.textContent = problem.frame;
    element.append(frame);
  }
  return element;
}
