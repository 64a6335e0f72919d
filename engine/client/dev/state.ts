import type { MessageLanguage } from '../../check/messages/message.ts';
import type { Problem } from '../../check/problem.ts';
import type { SourcePosition } from '../../model/compiled.ts';
import { hotContext } from './hot-context.ts';

/** A problem with its source line, if it is in the engine's sources. */
export interface FramedProblem extends Problem {
  /** The line with a caret under its column. Default: none. */
  frame?: string;
}

/** The state of a site in dev, for one of its addresses. */
export interface DevState {
  /** The language of the messages. */
  language: MessageLanguage;
  /** All problems of the site, warnings about unpublished content, and errors in the engine's sources. */
  problems: FramedProblem[];
  /** The files with errors that are shown in their last good state, or not at all. */
  held: string[];
  /** Why the site could not be read. The last state is shown then. Default: it could be. */
  failure?: string;
  /** What the address shows: its page, a waiting page, or nothing. */
  shows: 'page' | 'waiting' | 'nothing';
  /** The styles of the theme. Absent without a page. */
  theme?: string;
}

/** Something that the policy of the site blocked on a page. */
export interface ViolationReport {
  path: string;
  /** The directive of the policy. */
  directive: string;
  /** The blocked address, or what was blocked instead of one, such as `inline`. */
  blocked: string;
  /** The start of blocked code, with its element or attribute. */
  sample: string;
  /** The script that caused it. Default: the document. */
  source?: string;
  /** The type of the section with the blocked element. Default: unknown. */
  type?: string;
  /** The position of that section. */
  place?: SourcePosition;
}

/** The pause after a failed request, in milliseconds. */
const pauseMs = 1000;

/** Asks until the server answers, because a page that waits for a fix hears of it only once. */
export async function askState(): Promise<DevState> {
  for (;;) {
    try {
      const response = await fetch(`/_dev/state?path=${encodeURIComponent(window.location.pathname)}`);
      if (!response.ok) throw new Error(`GET /_dev/state: ${response.status}`);
      return await response.json();
    } catch (error) {
      tellUnasked(error);
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
}

/** Calls back after each change of the site or the engine, and after each (re)connection. */
export async function onChange(changed: () => void): Promise<void> {
  const hot = await hotContext('/page');
  hot.on('pagewright:inspected', changed);
  // Changes may have happened before the connection.
  hot.on('vite:ws:connect', changed);
}

/** Calls back when the pages of the studio's preview load the sources instead of the bundle. */
export async function onSources(changed: () => void): Promise<void> {
  const hot = await hotContext('/sources');
  hot.on('pagewright:sources', changed);
}

/** Logs a failed request in the next task. A page that is being left has none, and aborts its requests. */
export function tellUnasked(error: unknown): void {
  setTimeout(() => console.error('The dev server did not answer.', error));
}
