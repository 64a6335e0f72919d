import type { Page } from 'playwright-core';

/** What a browser tells a page of the visitor's line. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Puts a page, or all of a visitor's, on such a line, from its next document on. */
export async function onLine(visitor: Pick<Page, 'addInitScript'>, line: Line): Promise<void> {
  await visitor.addInitScript(
    (line) => Object.defineProperty(navigator, 'connection', { value: line, configurable: true }),
    line,
  );
}
