import type { CompiledPage } from '../../model/compiled.ts';
import { clearPageCache, loadPage, putPage } from '../runtime/load-page.ts';
import { knownTypes, loadRenderers } from '../runtime/renderers.ts';
import { keepSame } from './keep-same.ts';
import { drawMarks, placedSections, placeMarks, sectionsOf } from './marks.ts';
import { drawPanel } from './panel.ts';
import { askState, onChange, tellUnasked } from './state.ts';
import { addStyle } from './style.ts';
import { whenHydrated } from './when-hydrated.ts';

let shown = '';
/** The address at which the engine's sources had a fault when it was drawn last. */
let spoilt: string | undefined;

/** Draws the problems at the sections of the page that is shown, the others in the panel, and the site's theme; `?inspect` names every section. */
async function draw(): Promise<void> {
  shown = addressNow();
  const address = shown;
  const [state, page] = await Promise.all([askState(), pageHere()]);
  // A visitor who has gone on meanwhile has another page to draw on.
  if (address !== shown) return;
  const { problems, theme } = state;
  const styles = document.querySelector('style[data-theme]');
  if (styles && theme !== undefined && styles.textContent !== theme) styles.textContent = theme;
  const isSpoilt = problems.some(({ code }) => code === 'engine');
  // Only its document can show a page that waits, or one whose scripts could not be read before.
  if (state.shows === 'waiting' || (spoilt === address && !isSpoilt)) return window.location.reload();
  spoilt = isSpoilt ? address : undefined;
  const sections = placedSections(page?.page.sections ?? []);
  drawMarks(sections, problems, new URLSearchParams(window.location.search).has('inspect'));
  drawPanel(
    state,
    problems.filter((problem) => sectionsOf(problem, sections).length === 0),
    sections.some(({ place }) => state.held.includes(place.file)),
  );
}

/** The page of the address; none where it cannot be had. */
async function pageHere() {
  return Promise.resolve(loadPage(window.location.pathname)).catch(() => undefined);
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}

/** Keeps the marks over their sections as the page moves and changes, and draws them anew on another page. */
function follow(root: Element, goneOn: () => void): void {
  let due = false;
  const moved = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      if (addressNow() === shown) placeMarks();
      else goneOn();
    });
  };
  new MutationObserver(moved).observe(root, { childList: true, subtree: true, attributes: true });
  new ResizeObserver(moved).observe(root);
}

/** What the studio sends to the page that it shows in a frame, for each key: the page as it has become. */
interface Sent {
  pagewright: 'page';
  page: CompiledPage;
}

/** Shows what the studio around this frame sends: of this origin alone. */
function takePages(render: () => void): void {
  if (window.parent === window) return;
  let newest: CompiledPage | undefined;
  const take = () => {
    const page = newest;
    newest = undefined;
    if (page && putPage(page, (known) => keepSame(known, page))) render();
  };
  let isWhole = false;
  void whenHydrated().then(() => {
    isWhole = true;
    take();
  });
  window.addEventListener('message', ({ data, source, origin }: MessageEvent<Partial<Sent> | null>) => {
    if (source !== window.parent || origin !== window.location.origin || data?.pagewright !== 'page') return;
    newest = data.page;
    if (isWhole) take();
  });
}

/** Loads what renders the sections of other pages while nothing else is to be done: who edits goes to them without waiting for it. */
async function makeReady(): Promise<void> {
  if (window.parent === window) return;
  await whenHydrated();
  for (const type of knownTypes()) {
    await new Promise((idle) => requestIdleCallback(idle));
    await loadRenderers([type]);
  }
}

/** Listens to the dev server: shows problems as they come and go, and renders the page again when the site has changed. */
export async function preview(render: () => void): Promise<void> {
  addStyle();
  const hydration = whenHydrated();
  let last: Promise<void> = Promise.resolve();
  const next = (act: () => Promise<unknown>) => {
    last = last.then(act).then(() => {}, tellUnasked);
    return last;
  };
  const refresh = () => {
    clearPageCache();
    // Once the page is here, rendering shows it at once; scroll and open parts stay.
    // What was changed may come while the page is still being taken over.
    return Promise.all([Promise.all([pageHere(), hydration]).then(render), draw()]);
  };
  const inspected = () => next(refresh);
  onChange(inspected);
  await inspected();
  takePages(render);
  void makeReady();
  const root = document.getElementById('root');
  if (root) follow(root, () => next(draw));
}
