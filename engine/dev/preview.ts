import type { Problem } from '../check/problem.ts';
import { forgetPages, loadPage } from '../load-page.ts';
import { drawMarks, placedSections, placeMarks, sectionOf } from './marks.ts';
import { drawPanel } from './panel.ts';
import { addStyle } from './style.ts';

let problems: Problem[] = [];
let shown = '';

/** Draws the problems at the sections of the page that is shown, the others in the panel; `?inspect` names every section. */
async function draw(): Promise<void> {
  shown = addressNow();
  const address = shown;
  const sections = placedSections((await loadPage(window.location.pathname))?.page.sections);
  // A visitor who has gone on meanwhile has another page to draw on.
  if (address !== shown) return;
  drawMarks(sections, problems, new URLSearchParams(window.location.search).has('inspect'));
  drawPanel(
    problems,
    problems.filter((problem) => !sectionOf(problem, sections)),
  );
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}

/** Keeps the marks over their sections as the page moves and changes, and draws them anew on another page. */
function follow(root: Element): void {
  let due = false;
  const moved = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      if (addressNow() === shown) placeMarks();
      else draw();
    });
  };
  new MutationObserver(moved).observe(root, { childList: true, subtree: true, attributes: true });
  new ResizeObserver(moved).observe(root);
}

/** Listens to the dev server: shows problems as they come and go, and renders the page again when the site has changed. */
export async function preview(render: () => void): Promise<void> {
  addStyle();
  const refresh = async () => {
    forgetPages();
    const [found] = await Promise.all([
      fetch('/_dev/problems').then((response): Promise<Problem[]> => response.json()),
      // Once the page is here, rendering shows it at once; scroll and open parts stay.
      loadPage(window.location.pathname),
    ]);
    problems = found;
    render();
    await draw();
  };
  let last: Promise<void> = Promise.resolve();
  const looked = () => {
    last = last.then(refresh).catch((error) => console.error('The dev server could not be asked.', error));
    return last;
  };
  import.meta.hot?.on('pagewright:looked', looked);
  // What was saved before the line to the server stood is asked for when it stands.
  import.meta.hot?.on('vite:ws:connect', looked);
  await looked();
  const root = document.getElementById('root');
  if (root) follow(root);
}
