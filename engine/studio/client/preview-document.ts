import type { Problem } from '../../check/problem.ts';
import type { CompiledSection } from '../../model/compiled.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import { normalizeText } from './find-field.ts';
import { isIn } from './unfinished-value.ts';

/**
 * Where what was clicked on is written: the innermost section around it, else the page itself; and what shows there, by which its field
 * is found. `undefined` outside of both.
 */
export function findClicked(
  target: EventTarget | null,
  sections: CompiledSection[],
  pageFile: string | undefined,
): { place: FilePointer; shown: string } | undefined {
  const element = elementOf(target);
  if (!element) return undefined;
  const shown = shownIn(element);
  for (
    let outer = element.closest('[data-section]');
    outer;
    outer = outer.parentElement?.closest('[data-section]') ?? null
  ) {
    const { place } = sections.find(({ id }) => id === outer.id) ?? {};
    if (place) return { place: { file: place.file, pointer: place.pointer }, shown };
  }
  return pageFile === undefined ? undefined : { place: { file: pageFile, pointer: '' }, shown };
}

/** The words of an element, or the name of its picture. */
function shownIn(element: Element): string {
  const words = element.textContent?.trim();
  if (words) return words;
  const picture = element.matches('img') ? element : element.querySelector('img');
  return picture?.getAttribute('src') ?? '';
}

/** An element of a frame is of another world: its own `Element` is not ours. */
function elementOf(target: EventTarget | null): Element | undefined {
  const node = target as Node | null;
  return (node?.nodeType === 1 ? node : node?.parentElement) as Element | undefined;
}

const markId = 'studio-mark';

/** Marks in a document the element that shows what a field says, and brings it into view. What was marked before is so no more. */
export function markElement(
  document: Document,
  marked: (FilePointer & { text: string }) | undefined,
  sections: CompiledSection[],
): void {
  quiet(document);
  document.getElementById(markId)?.remove();
  if (!marked) return;
  const around = sections
    .filter(({ place }) => place?.file === marked.file && `${marked.pointer}/`.startsWith(`${place.pointer}/`))
    .sort((a, b) => (b.place?.pointer.length ?? 0) - (a.place?.pointer.length ?? 0))[0];
  const section = around ? document.getElementById(around.id) : (document.querySelector('main') ?? document.body);
  const element = section && (elementWith(section, normalizeText(marked.text)) ?? (around ? section : undefined));
  if (!element) return;
  const { top, left, width, height } = element.getBoundingClientRect();
  const { defaultView: view } = document;
  const mark = document.createElement('div');
  mark.id = markId;
  Object.assign(mark.style, {
    position: 'absolute',
    top: `${top + (view?.scrollY ?? 0) - 4}px`,
    left: `${left + (view?.scrollX ?? 0) - 4}px`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
    border: '2px solid #1b6ac9',
    borderRadius: '4px',
    boxSizing: 'border-box',
    pointerEvents: 'none',
    zIndex: '999',
  });
  document.body.append(mark);
  // What stands over the page, as its header does, covers what is above.
  const covered = Number.parseFloat(view?.getComputedStyle(document.documentElement).scrollPaddingTop ?? '') || 0;
  if (top < covered || top + Math.min(height, 200) > (view?.innerHeight ?? 0))
    element.scrollIntoView({ block: height > (view?.innerHeight ?? 0) - covered ? 'start' : 'center' });
}

/** The innermost element that shows a text, of several the first. */
function elementWith(root: Element, text: string): Element | undefined {
  if (text === '') return undefined;
  const shows = (element: Element) => normalizeText(element.textContent ?? '').includes(text);
  // What is a heading is one before it is anything else, as in a trail of pages.
  const heading = [...root.querySelectorAll('h1, h2, h3')].find((one) => normalizeText(one.textContent ?? '') === text);
  if (heading) return heading;
  let found: Element | undefined;
  for (let next = shows(root) ? root : undefined; next; next = [...next.children].find(shows)) found = next;
  return found;
}

/** The studio tells problems at their fields: in its preview they would lie over what is looked at. */
function quiet(document: Document): void {
  const id = 'studio-quiet';
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = '.problems, .dev-marks { display: none !important; }';
  document.head.append(style);
}

/**
 * Hides the errors of sections whose only errors are of values that are still being written. The page may show an error before the studio's
 * state has it, so every section with or in a new value counts.
 */
export function hideIncomplete(
  document: Document,
  sections: CompiledSection[],
  { incomplete, untouched, problems }: { incomplete: FilePointer[]; untouched: FilePointer[]; problems: Problem[] },
): void {
  const id = 'studio-incomplete';
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  style.id = id;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const hidden = sections.filter(({ place }) => {
    if (!place) return false;
    const isInside = ({ file, pointer }: FilePointer) => file === place.file && isIn(pointer, place.pointer);
    const isAround = ({ file, pointer }: FilePointer) => file === place.file && isIn(place.pointer, pointer);
    const isWritten = [...incomplete, ...untouched].some(isInside) || untouched.some(isAround);
    return isWritten && !errors.some(isInside);
  });
  style.textContent = hidden.map((one) => `#${CSS.escape(one.id)} .section__errors { display: none; }`).join('\n');
}
