import { chromiumTabs } from './chromium-tabs.ts';
import { findFirefox } from './firefox.ts';
import { firefoxTabs } from './firefox-tabs.ts';

/** The engines that are here, by name, each with what starts it. `npm test` says when Firefox is not among them. */
export const engines = [
  ['Chromium', chromiumTabs],
  ...(findFirefox() ? [['Firefox', firefoxTabs] as const] : []),
] as const;
