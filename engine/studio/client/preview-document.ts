import type { Problem } from '../../check/problem.ts';
import type { CompiledSection } from '../../model/compiled.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import { normalizeText } from './find-field.ts';
import { isIn } from './is-in.ts';

/** The innermost section or the page around a clicked element, and its text. `undefined` outside of a page. */
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

/** The text of an element, or the file of its picture. */
function shownIn(element: Element): string {
  const words = element.textContent?.trim();
  if (words) return words;
  const picture = element.matches('img') ? element : element.querySelector('img');
  return picture?.getAttribute('src') ?? '';
}

/** The element of an event in a frame, where `instanceof Element` fails: the frame has a class of its own. */
function elementOf(target: EventTarget | null): Element | undefined {
  const node = target as Node | null;
  return (node?.nodeType === 1 ? node : node?.parentElement) as Element | undefined;
}

const markId = 'studio-mark';

/** Marks the element that shows the text of a field, scrolls to it, and removes the last mark. */
export function markElement(
  document: Document,
  marked: (FilePointer & { text: string }) | undefined,
  sections: CompiledSection[],
): void {
  hideDevMarks(document);
  document.getElementById(markId)?.remove();
  if (!marked) return;
  const around = sections
    .filter(({ place }) => place?.file === marked.file && isIn(marked.pointer, place.pointer))
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
  // A sticky header covers the top of the page.
  const covered = Number.parseFloat(view?.getComputedStyle(document.documentElement).scrollPaddingTop ?? '') || 0;
  if (top < covered || top + Math.min(height, 200) > (view?.innerHeight ?? 0))
    element.scrollIntoView({ block: height > (view?.innerHeight ?? 0) - covered ? 'start' : 'center' });
}

/** The first innermost element that shows a text. */
function elementWith(root: Element, text: string): Element | undefined {
  if (text === '') return undefined;
  const shows = (element: Element) => normalizeText(element.textContent ?? '').includes(text);
  // A heading comes before other elements of the same text, such as breadcrumbs.
  const heading = [...root.querySelectorAll('h1, h2, h3')].find((one) => normalizeText(one.textContent ?? '') === text);
  if (heading) return heading;
  let innermost: Element | undefined;
  for (let next = shows(root) ? root : undefined; next; next = [...next.children].find(shows)) innermost = next;
  return innermost;
}

/** Hides the problem overlays of dev pages: the studio shows problems at the fields. */
function hideDevMarks(document: Document): void {
  const id = 'studio-quiet';
  if (document.getElementById(id)) return;
  appendStyle(document, id).textContent = '.problems, .dev-marks { display: none !important; }';
}

/** Adds an empty style sheet that the policy of dev pages allows. */
function appendStyle(document: Document, id: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = id;
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  document.head.append(style);
  return style;
}

/**
 * Hides the errors of sections whose only errors are in unfinished values. The page may show an error before the studio
 * has it, so every section in or around an unfinished value counts.
 */
export function hideIncomplete(
  document: Document,
  sections: CompiledSection[],
  { incomplete, unfinished, problems }: { incomplete: FilePointer[]; unfinished: FilePointer[]; problems: Problem[] },
): void {
  const id = 'studio-incomplete';
  const style = document.getElementById(id) ?? appendStyle(document, id);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const hidden = sections.filter(({ place }) => {
    if (!place) return false;
    const isInside = ({ file, pointer }: FilePointer) => file === place.file && isIn(pointer, place.pointer);
    const isAround = ({ file, pointer }: FilePointer) => file === place.file && isIn(place.pointer, pointer);
    const isWritten = [...incomplete, ...unfinished].some(isInside) || unfinished.some(isAround);
    return isWritten && !errors.some(isInside);
  });
  style.textContent = hidden.map((one) => `#${CSS.escape(one.id)} .section__errors { display: none; }`).join('\n');
}
