import { findChromium } from './chromium.ts';
import { chromiumTabs } from './chromium-tabs.ts';
import { findFirefox } from './firefox.ts';
import { firefoxTabs } from './firefox-tabs.ts';

/** The engines that are here, by name, each with what starts it. `npm test` says when Firefox is not among them. */
export const engines = [
  ['Chromium', chromiumTabs],
  ...(findFirefox() ? [['Firefox', firefoxTabs] as const] : []),
] as const;

const wholeChromium = findChromium(true);

/** Those of the engines that keep pages alive which are left: Chromium's headless shell does not. */
export const bfcacheEngines = [
  ...(wholeChromium ? [['Chromium', () => chromiumTabs({ path: wholeChromium })] as const] : []),
  ...engines.filter(([name]) => name !== 'Chromium'),
];
