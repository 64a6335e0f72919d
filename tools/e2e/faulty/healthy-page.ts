import type { CompiledSection } from '../../../engine/model/compiled.ts';
import type { ShippedLanguage as Language } from '../../../engine/testing/shipped-languages.ts';
import { unknownOrigin } from '../../../engine/ui/kit/unknown-origin.ts';
import { inspectPage, type Seen, type SeenSection } from './inspect-page.ts';
import { type Visiting, visitBroken } from './visit-broken.ts';
import { type BuiltSite, builtSite, serveMade } from './whole-page.ts';

export type HealthyPage = Awaited<ReturnType<typeof inspectHealthyPage>>;

/** Creates a page of some sections of the built site, and inspects it without failures. */
export async function inspectHealthyPage(
  language: Language,
  choose: (built: BuiltSite) => CompiledSection[],
  visit: Visiting,
  address: string,
) {
  const built = await builtSite(language);
  const sections = choose(built);
  const page = built.pageOf('/made', sections);
  const opened = await visitBroken(visit, address, page, async () => {});
  const healthy = await opened.inspect(0);
  await opened.close();
  const plainly = await visit('about:blank', { reducedMotion: 'reduce' });
  await plainly.page.context().route('**/_/*.js', (route) => route.abort());
  await serveMade(plainly.page.context(), address, [page]);
  await plainly.page.goto(page.path);
  const plain = await inspectPage(plainly.page, undefined);
  await plainly.close();
  return { built, page, sections, healthy, /** Before its scripts. */ plain };
}

/** The missing texts of a section. A script puts the origin of the site into commands. */
export function lost(before: SeenSection, now: SeenSection): string[] {
  const bare = (text: string) => text.replaceAll(/http:\/\/127\.0\.0\.1:\d+(?=\/)/g, unknownOrigin);
  const left = new Set(now.texts.map(bare));
  return before.texts.filter((text) => !left.has(bare(text))).map((text) => `${now.id} has lost: ${text}`);
}

/** The differences from the previous state, except in these sections. */
export function differences(before: Seen, now: Seen, besides: string[]): string[] {
  const found: string[] = [];
  if (now.shell !== before.shell) found.push(`the shell is another: ${now.shell}`);
  for (const [index, section] of before.sections.entries()) {
    const same = now.sections[index];
    if (same?.id !== section.id) return [...found, `${section.id} is gone`];
    if (besides.includes(section.id)) continue;
    if (same.retries > 0) found.push(`${section.id} says ${same.says.join()}`);
    found.push(...lost(section, same));
  }
  // What comes to life meanwhile may add a stop; none may go or change its place.
  let at = 0;
  const stops = before.stops.filter(({ section }) => !besides.includes(section));
  for (const { section, name } of stops) {
    const next = now.stops.findIndex((stop, index) => index >= at && stop.section === section && stop.name === name);
    if (next < 0) return [...found, `Tab no longer leads to "${name}" of ${section || 'the shell'}`];
    at = next + 1;
  }
  return found;
}
