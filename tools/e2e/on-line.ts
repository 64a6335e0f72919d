import type { Page } from 'playwright-core';

/** The connection type that a browser reports to a page. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Sets the connection of a page, or of all pages of a visitor, from the next document on. */
export async function onLine(visitor: Pick<Page, 'addInitScript'>, line: Line): Promise<void> {
  await visitor.addInitScript(
    (line) => Object.defineProperty(navigator, 'connection', { value: line, configurable: true }),
    line,
  );
}
