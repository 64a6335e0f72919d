import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { type InstallCommand, install, systemCommands } from './install.ts';

/** Flags for a Chromium without a display and background requests. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a headless Chromium with a new profile, with the flags `more` and without Playwright's flags `without`. */
export async function launchChromium(
  more: string[] = [],
  without: string[] = [],
  executablePath = findChromium(),
): Promise<Browser> {
  if (!executablePath)
    throw new Error('no Chromium is installed here: run `npm test`, which installs one, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: [...flags, ...more], ignoreDefaultArgs: without });
}

/** The path of Chromium. `whole` excludes the headless shell, which has no back/forward cache. */
export function findChromium(whole = false): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, where there is nothing.`);
  const places = [CHROMIUM_PATH, chromium.executablePath(), ...systemPlaces];
  return places.find((place) => place && existsSync(place) && !(whole && /headless[-_]shell/.test(place)));
}

// The shell comes first, because it opens pages twice as fast.
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds a Chromium, or installs one with the system's package manager or Playwright. */
export function ensureChromium(): string {
  const commands: InstallCommand[] = [
    ...systemCommands('chromium-headless-shell', 'fonts-noto-cjk'),
    ['npx', 'playwright-core', 'install', 'chromium-headless-shell', 'chromium'],
  ];
  const found = findChromium() ?? install('Chromium', findChromium, commands);
  if (found) return found;
  throw new Error('no Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}
