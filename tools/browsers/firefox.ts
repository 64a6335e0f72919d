import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openSession, type Session } from './bidi.ts';
import { install, systemCommands } from './install.ts';

interface Firefox {
  session: Session;
  close(): Promise<void>;
}

type Settings = Record<string, string | number | boolean>;

/** Preferences that disable Firefox's own connections, animations and pages. */
const settings: Settings = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.contentblocking.introCount': 99,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
  'ui.prefersReducedMotion': 1,
};

/** Starts a headless Firefox with a new profile and a BiDi session. With `keeps`, service workers are enabled. */
export async function launchFirefox(keeps = false): Promise<Firefox> {
  const executable = findFirefox();
  if (!executable)
    throw new Error('no Firefox is installed here: run `npm test`, which installs one, or set FIREFOX_PATH.');
  const profile = await mkdtemp(join(tmpdir(), 'pagewright-firefox-'));
  const lines = Object.entries({ ...settings, 'dom.serviceWorkers.enabled': keeps }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(executable, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    const said: string[] = [];
    createInterface(child.stderr).on('line', (line) => {
      said.push(line);
      const [, found] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`${executable} ended before it could be driven:\n${said.join('\n')}`)));
  });
  const session = await openSession(address);
  return {
    session,
    async close() {
      await session.send('browser.close').catch(kill);
      await ended;
      process.removeListener('exit', kill);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The path of Firefox: `FIREFOX_PATH`, or the system's. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH && !existsSync(FIREFOX_PATH))
    throw new Error(`FIREFOX_PATH is ${FIREFOX_PATH}, where there is nothing.`);
  return [FIREFOX_PATH, ...systemPlaces].find((place) => place && existsSync(place));
}

// Ubuntu's /usr/bin/firefox may need a package that is not installed, so it comes last.
const systemPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/lib64/firefox/firefox',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  '/usr/bin/firefox',
];

/** Finds a Firefox, or installs one with the system's package manager; `undefined` if that fails. */
export function ensureFirefox(): string | undefined {
  return findFirefox() ?? install('Firefox', findFirefox, systemCommands('firefox-esr', 'fonts-noto-cjk'));
}
