import type { Problem } from '../../check/problem.ts';

/** A problem that may show where it is: one of the engine's sources does. */
export interface FramedProblem extends Problem {
  /** The line that it is in, and below it a caret under its column. Default: its place alone is told. */
  frame?: string;
}

/** How a site that is worked on stands, as one of its addresses has to know. */
export interface DevState {
  /** Every problem of the site's files, what of them a build would leave out just now, and what is wrong with the engine's sources so that this address cannot be rendered whole. */
  problems: FramedProblem[];
  /** The files with errors that are not shown as they are now, but as they were last good, or not at all. */
  held: string[];
  /** Why the site could not be looked at; all is then shown as it was before. Default: it could. */
  failure?: string;
  /** What this address has to show: its page, a page that waits until something is mended, or none. */
  shows: 'page' | 'waiting' | 'nothing';
  /** The styles of the site's theme. Default: there is no page to show. */
  theme?: string;
}

/** Asks the dev server how the site stands for the address that is shown. */
export async function askState(): Promise<DevState> {
  const response = await fetch(`/_dev/state?path=${encodeURIComponent(window.location.pathname)}`);
  if (!response.ok) throw new Error(`GET /_dev/state: ${response.status}`);
  return response.json();
}

/** Calls back after each change of the site or the engine, and when the line to the server stands (again). */
export function onChange(changed: () => void): void {
  import.meta.hot?.on('pagewright:inspected', changed);
  // What was saved before the line to the server stood is asked for when it stands.
  import.meta.hot?.on('vite:ws:connect', changed);
}

/** Tells in the console that the server could not be asked; not in a page that is being left, which gives up what it asks and has no next task. */
export function tellUnasked(error: unknown): void {
  setTimeout(() => console.error('The dev server could not be asked.', error));
}
