import { authoring } from './bench/authoring.ts';
import { browsing } from './bench/browsing.ts';
import { building } from './bench/building.ts';
import { keepPart, print, type Subject, writeResults } from './bench/results.ts';
import { serving } from './bench/serving.ts';
import { build } from './build.ts';
import { ensureChromium } from './chromium.ts';

/** What can be measured, in the order of the results. */
const benches: Record<string, () => Promise<Subject[]>> = { browsing, authoring, building, serving };

/**
 * `npm run bench`: measures what visitors, maintainers and machines wait for, and writes `tools/bench/RESULTS.md`. With names
 * (`npm run bench -- browsing serving`) it measures only these; the others stay as they were measured last.
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
  for (const [name, measure] of Object.entries(benches)) {
    if (args.length > 0 && !args.includes(name)) continue;
    const subjects = await measure();
    for (const subject of subjects) print(subject);
    await keepPart(name, subjects);
  }
  await writeResults(Object.keys(benches));
  return 0;
}
