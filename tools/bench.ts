import { authoring } from './bench/authoring.ts';
import { browsing } from './bench/browsing.ts';
import { building } from './bench/building.ts';
import { keepResults, print, type Subject } from './bench/results.ts';
import { serving } from './bench/serving.ts';
import { build } from './build.ts';
import { ensureChromium } from './chromium.ts';

/** What can be measured, in the order of the results. */
const benches: Record<string, () => Promise<Subject[]>> = { browsing, authoring, building, serving };

/**
 * `npm run bench`: measures what visitors, maintainers and machines wait for, and writes `tools/bench/RESULTS.md`. With names
 * (`npm run bench -- browsing serving`) it measures only these and prints them.
 */
export async function bench(args: string[]): Promise<number> {
  const unknown = args.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) {
    console.error(`bench: there is no ${unknown.join(', ')}. It measures ${Object.keys(benches).join(', ')}.`);
    return 2;
  }
  ensureChromium();
  const code = await build([]);
  if (code !== 0) return code;
  const subjects: Subject[] = [];
  for (const [name, measure] of Object.entries(benches)) {
    if (args.length > 0 && !args.includes(name)) continue;
    const measured = await measure();
    for (const subject of measured) print(subject);
    subjects.push(...measured);
  }
  if (args.length === 0) await keepResults(subjects);
  return 0;
}
