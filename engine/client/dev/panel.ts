import { problemCount, problemElement, showFirstMark } from './marks.ts';
import type { DevState, FramedProblem } from './state.ts';

const panel = document.createElement('aside');
panel.setAttribute('aria-label', 'Problems');
panel.setAttribute('role', 'alert');
// It is in English on every page, also on those that are read from right to left.
panel.lang = 'en';
panel.dir = 'ltr';
const details = document.createElement('details');
panel.append(details);

/** Of so many files each is named. */
const most = 5;

/**
 * Shows how the site stands, as one line that opens; open from the start unless all are warnings. Lists those problems that no section of the page carries; nothing when all is well. `isHeld` says
 * whether the page itself is not shown as it is saved.
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
  // Who opened or closed it finds it so after each save.
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

/** How the site stands, a sentence each; the first is the most pressing. */
function linesOf({ problems, held, failure, shows }: DevState, isHeld: boolean): string[] {
  return [
    ...(shows === 'waiting' ? ['This page cannot be shown until it is mended.'] : []),
    ...(shows === 'nothing' ? ['No page has this address any more. It is shown as it last was.'] : []),
    ...(failure === undefined ? [] : [`The site cannot be read, and is shown as it was before: ${failure}`]),
    ...(problems.length > 0 ? [problemCount(problems)] : []),
    ...(isHeld ? ['This page is shown as it was when it last had no errors.'] : []),
    ...(held.length > 0 ? [`Held back until mended: ${named(held)}. All else is shown as saved.`] : []),
  ];
}

function named(files: string[]): string {
  const more = files.length - most;
  return files.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
