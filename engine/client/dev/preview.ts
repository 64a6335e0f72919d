import type { CompiledPage } from '../../model/compiled.ts';
import { clearPageCache, loadPage, putPage } from '../runtime/load-page.ts';
import { knownTypes, loadRenderers } from '../runtime/renderers.ts';
import { addStyle } from './add-style.ts';
import { drawMarks, placedSections, placeMarks, sectionsOf } from './draw-marks.ts';
import { keepSame } from './keep-same.ts';
import { drawPanel } from './panel.ts';
import { reportViolations } from './report-violations.ts';
import { askState, onChange, onSources, tellUnasked } from './state.ts';
import { whenHydrated } from './when-hydrated.ts';

let shown = '';
/** The address that was opened while a source of its page had an error. */
let brokenAt: string | undefined;

/** Shows problems at their sections or in the panel, and applies the theme. `?inspect` names every section. */
async function draw(): Promise<void> {
  const isArrival = shown !== addressNow();
  shown = addressNow();
  const address = shown;
  const [state, page] = await Promise.all([askState(), pageHere()]);
  // The visitor may have gone to another page meanwhile.
  if (address !== shown) return;
  const { problems, theme } = state;
  const styles = document.querySelector('style[data-theme]');
  if (styles && theme !== undefined && styles.textContent !== theme) styles.textContent = theme;
  const isBroken = problems.some(({ code }) => code === 'engine');
  // Only a document can show a waiting page, or one whose scripts failed to load. A page that is open keeps its last
  // working scripts, and gets the next ones in place.
  if (!isBroken && (state.shows === 'waiting' || brokenAt === address)) return window.location.reload();
  if (isArrival) brokenAt = isBroken ? address : undefined;
  const sections = placedSections(page?.page.sections ?? []);
  drawMarks(sections, state, new URLSearchParams(window.location.search).has('inspect'));
  drawPanel(
    state,
    problems.filter((problem) => sectionsOf(problem, sections).length === 0),
    sections.some(({ place }) => state.held.includes(place.file)),
  );
}

/** The page of the address, if it can be loaded. */
async function pageHere() {
  return Promise.resolve(loadPage(window.location.pathname)).catch(() => undefined);
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}

/** Keeps the marks over their sections as the page changes, and draws them again on another page. */
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

/** A message from the studio to its preview frame after each key: the changed page. */
interface Sent {
  pagewright: 'page';
  page: CompiledPage;
}

/** Shows the pages that the studio sends, if it has the same origin. */
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

/** Loads the renderers of all sections while idle, so that the editor can change pages without waiting. */
async function makeReady(): Promise<void> {
  if (window.parent === window) return;
  await whenHydrated();
  for (const type of knownTypes()) {
    await new Promise((idle) => requestIdleCallback(idle));
    await loadRenderers([type]);
  }
}

/** Connects to the dev server: shows problems, and renders the page again when the site changes. */
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
    // Render when the new page is here, so that scroll and open parts stay. Wait for hydration first.
    return Promise.all([Promise.all([pageHere(), hydration]).then(render), draw()]);
  };
  const inspected = () => next(refresh);
  await onChange(inspected);
  void onSources(() => window.location.reload());
  await inspected();
  reportViolations(async () => (await pageHere())?.page.sections ?? []);
  takePages(render);
  void makeReady();
  const root = document.getElementById('root');
  if (root) follow(root, () => next(draw));
}
