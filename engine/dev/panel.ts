import type { Problem } from '../check/problem.ts';
import { problemElement, showFirstMark } from './marks.ts';

const panel = document.createElement('aside');
panel.setAttribute('aria-label', 'Problems');
panel.setAttribute('role', 'alert');

/** Shows how many problems there are and those that no section of the page carries; nothing when there are none. */
export function drawPanel(problems: Problem[], elsewhere: Problem[]): void {
  if (problems.length === 0) {
    panel.remove();
    return;
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  panel.className = errors > 0 ? 'problems' : 'problems problems--warnings';
  const title = document.createElement('p');
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  title.textContent = errors > 0 ? `${count}; the last good page is shown` : count;
  panel.replaceChildren(title);
  const here = problems.length - elsewhere.length;
  if (here > 0) {
    const jump = document.createElement('button');
    jump.type = 'button';
    jump.textContent = `${here} at ${here === 1 ? 'its section' : 'their sections'} on this page`;
    jump.addEventListener('click', showFirstMark);
    panel.append(jump);
  }
  if (elsewhere.length > 0) {
    const list = document.createElement('ol');
    for (const problem of elsewhere) {
      const item = document.createElement('li');
      item.append(...problemElement(problem).childNodes);
      list.append(item);
    }
    panel.append(list);
  }
  document.body.append(panel);
}
