import { readFileSync } from 'node:fs';
import type { Entry } from './sample.ts';
import { siliconInput } from './silicon.ts';

const source = (name: string) => readFileSync(new URL(`./package/${name}`, import.meta.url), 'utf8');

/** What a package installs. */
export interface Layout {
  /** The program, which names the folder too. */
  program: string;
  /** The names that the program is installed under. Default: its own. */
  copies?: string[];
  /** The folder of its example. */
  example: string;
  /** How often the example repeats the silicon cell. */
  repeat: number;
}

/**
 * A package as the install guides unpack it: the installer, and beside it the folder whose files it installs, with the program
 * (perhaps in several copies under other names), what it computes with, and an example that runs as it is.
 */
export function packageEntries({ program, copies = [program], example, repeat }: Layout): Entry[] {
  const named = (name: string) => source(name).replaceAll('@name@', program);
  const inside = (name: string) => `payload/${name}`;
  return [
    { name: 'install.run', text: named('install.sh'), runnable: true },
    ...copies.map((name) => ({ name: inside(`bin/${name}`), text: named('program.sh'), runnable: true })),
    { name: inside('lib/energy.awk'), text: source('energy.awk') },
    ...siliconInput({ repeat }).map(({ name, text }) => ({
      name: inside(`example/${example}/${name}`),
      text,
    })),
  ];
}
