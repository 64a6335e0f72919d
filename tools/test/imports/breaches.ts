import { dirname, join, normalize } from 'node:path/posix';
import type { Rule } from './rules.ts';

/** What a file imports, of values or types: paths in the repository, and the names of packages. */
function importsOf(file: string, text: string): string[] {
  const form = /^(?:import|export)\s+[\w\s{},*$]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;
  return [...text.matchAll(form)].map(([, from, bare, lazy]) => {
    const to = from ?? bare ?? lazy ?? '';
    if (to.startsWith('.')) return normalize(join(dirname(file), to));
    return /^(?:node:.*|(@[^/]+\/)?[^/]+)/.exec(to)?.[0] ?? to;
  });
}

/** Every import that a rule forbids, as a sentence with the reason. `sources` holds the text of each file by its path. */
export function breaches(sources: Record<string, string>, rules: Rule[]): string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const holding = rules.flatMap(({ from, except, to, but, why }) => {
      const found = from.exec(file);
      if (!found || except?.test(file)) return [];
      return [
        { to: new RegExp(to), but: but === undefined ? undefined : new RegExp(but.replace('$1', found[1] ?? '')), why },
      ];
    });
    return importsOf(file, text).flatMap((one) =>
      holding
        .filter(({ to, but }) => to.test(one) && !but?.test(one))
        .map(({ why }) => `${file} may not import ${one}: ${why}`),
    );
  });
}

/** The circles of imports: each as its files in the order in which they import one another, the first again at its end. */
export function circles(sources: Record<string, string>): string[] {
  const found: string[] = [];
  const settled = new Set<string>();
  const visit = (here: string, way: string[]) => {
    const at = way.indexOf(here);
    if (at >= 0) found.push([...way.slice(at), here].join(' → '));
    if (at >= 0 || settled.has(here)) return;
    for (const to of importsOf(here, sources[here] as string)) if (to in sources) visit(to, [...way, here]);
    settled.add(here);
  };
  for (const file of Object.keys(sources)) visit(file, []);
  return found;
}
