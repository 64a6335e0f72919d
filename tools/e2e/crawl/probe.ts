import type { Page } from 'playwright-core';

export interface Look {
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  forcedColors: 'none' | 'active';
}

export interface Visited {
  page: Page;
  path: string;
  look: Look;
  faults: string[];
}

/** A defect on a page that the probe must report. */
export interface Plant {
  name: string;
  /** Default: `/gpu-download`. */
  path?: string;
  /** Default: the first look. */
  look?: Look;
  plant(page: Page): Promise<unknown>;
  reported: RegExp;
}

/** One check of every page of the built site. */
export interface Probe {
  /** The statement that holds for every page, after the words "every page". */
  name: string;
  /** Returns the problems of the visited page. Leaves its content unchanged. */
  inspect(visited: Visited): Promise<string[]>;
  plants: Plant[];
}

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 320, height: 900 };

/** The looks, in turn: every two of size, theme and forced colors are combined. */
export const looks: [Look, Look, Look, Look] = [
  { size: desktop, colorScheme: 'light', forcedColors: 'none' },
  { size: phone, colorScheme: 'light', forcedColors: 'active' },
  { size: phone, colorScheme: 'dark', forcedColors: 'none' },
  { size: desktop, colorScheme: 'dark', forcedColors: 'active' },
];

/** Adds rules to a page, whatever its policy. */
export function plantStyle(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}
