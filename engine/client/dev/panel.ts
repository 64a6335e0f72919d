import { devTexts, setLanguage } from './dev-texts.ts';
import { problemElement, showFirstMark } from './draw-marks.ts';
import type { DevState, FramedProblem } from './state.ts';

const panel = document.createElement('aside');
panel.setAttribute('role', 'alert');
const details = document.createElement('details');
panel.append(details);

/** The maximum number of files to name. */
const most = 5;

/**
 * Shows the state of the site as a line that opens; it starts open unless there are only warnings. Lists the problems
 * that no section shows. `isHeld` says that the page is not shown as saved.
 */
export function drawPanel(state: DevState, elsewhere: FramedProblem[], isHeld = false): void {
  const lines = linesOf(state, isHeld);
  const texts = devTexts(state);
  if (lines.length === 0) {
    panel.remove();
    return;
  }
  const isHarmless = state.shows === 'page' && state.failure === undefined;
  const warnings = isHarmless && state.problems.every(({ severity }) => severity === 'warning');
  const className = warnings ? 'problems problems--warnings' : 'problems';
  // Keeps the state that the user chose.
  if (!panel.isConnected || panel.className !== className) details.open = !warnings;
  panel.className = className;
  panel.setAttribute('aria-label', texts.problems);
  setLanguage(panel, state);
  details.replaceChildren(
    ...lines.map((line, index) => {
      const paragraph = document.createElement(index === 0 ? 'summary' : 'p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
  const here = state.problems.length - elsewhere.length;
  if (here > 0) {
    const jump = document.createElement('button');
    jump.type = 'button';
    jump.textContent = texts.atSections(here);
    jump.addEventListener('click', showFirstMark);
    details.append(jump);
  }
  if (elsewhere.length > 0) {
    const list = document.createElement('ol');
    for (const problem of elsewhere) {
      const item = document.createElement('li');
      item.append(...problemElement(problem, state).childNodes);
      list.append(item);
    }
    details.append(list);
  }
  document.body.append(panel);
}

/** The state of the site in sentences, the most urgent first. */
function linesOf(state: DevState, isHeld: boolean): string[] {
  const { problems, held, failure, shows } = state;
  const texts = devTexts(state);
  return [
    ...(shows === 'waiting' ? [texts.waiting] : []),
    ...(shows === 'nothing' ? [texts.nothing] : []),
    ...(failure === undefined ? [] : [texts.failed(failure)]),
    ...(problems.length > 0 ? [texts.problemCount(problems.length)] : []),
    ...(isHeld ? [texts.pageHeld] : []),
    ...(held.length > 0 ? [texts.filesHeld(texts.names(held.slice(0, most), held.length - most))] : []),
  ];
}
