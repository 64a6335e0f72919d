import { problemCount, problemElement, showFirstMark } from './marks.ts';
import type { DevState, FramedProblem } from './state.ts';

const panel = document.createElement('aside');
panel.setAttribute('aria-label', 'Problems');
panel.setAttribute('role', 'alert');
// In English on every page, including right-to-left ones.
panel.lang = 'en';
panel.dir = 'ltr';
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
    jump.textContent = `${here} at ${here === 1 ? 'its section' : 'their sections'} on this page`;
    jump.addEventListener('click', showFirstMark);
    details.append(jump);
  }
  if (elsewhere.length > 0) {
    const list = document.createElement('ol');
    for (const problem of elsewhere) {
      const item = document.createElement('li');
      item.append(...problemElement(problem).childNodes);
      list.append(item);
    }
    details.append(list);
  }
  document.body.append(panel);
}

/** The state of the site in sentences, the most urgent first. */
function linesOf({ problems, held, failure, shows }: DevState, isHeld: boolean): string[] {
  return [
    ...(shows === 'waiting' ? ['This page cannot be shown until it is fixed.'] : []),
    ...(shows === 'nothing' ? ['No page has this address any more. It is shown as it last was.'] : []),
    ...(failure === undefined ? [] : [`The site cannot be read, and is shown as it was before: ${failure}`]),
    ...(problems.length > 0 ? [problemCount(problems)] : []),
    ...(isHeld ? ['This page is shown as it was when it last had no errors.'] : []),
    ...(held.length > 0 ? [`Held back until fixed: ${named(held)}. All other files are shown as saved.`] : []),
  ];
}

function named(files: string[]): string {
  const more = files.length - most;
  return files.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
