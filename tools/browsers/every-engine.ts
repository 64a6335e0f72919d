import { findChromium } from './chromium.ts';
import { chromiumTabs } from './chromium-tabs.ts';
import { findFirefox } from './firefox.ts';
import { firefoxTabs } from './firefox-tabs.ts';

/** The installed engines by name, each with its launcher. */
export const engines = [
  ['Chromium', chromiumTabs],
  ...(findFirefox() ? [['Firefox', firefoxTabs] as const] : []),
] as const;

const wholeChromium = findChromium(true);

/** The engines with a back/forward cache: not Chromium's headless shell. */
export const bfcacheEngines = [
  ...(wholeChromium ? [['Chromium', () => chromiumTabs({ path: wholeChromium })] as const] : []),
  ...engines.filter(([name]) => name !== 'Chromium'),
];
