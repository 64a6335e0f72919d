import type { DataBinding } from '../../descriptor/data.ts';
import type { PageDescriptor } from '../../descriptor/page.ts';
import { fillSlugs, routeParameters } from '../../schema/placeholders.ts';
import type { Lack, Rule } from '../rule.ts';
import { metOf, type SiteFile } from '../site-files.ts';
import { pageOf } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** `{route.page}` needs a route with `{page}`, and a route with `{page}` needs data that it chooses. */
export const routeParametersExist: Rule = {
  code: 'unknown-parameter',
  says: 'A binding uses only parameters that the page’s route has, each parameter is used, and defaults belong to parameters.',
  severity: 'error',
  *inFile(file, { site }) {
    const page = pageOf(file);
    if (!page || !site) return;
    const known = routeParameters(fillSlugs(page.route, site));
    for (const name of defaultsOf(page)) {
      if (known.includes(name)) continue;
      const message = dataWords.noParameter(page.route, name, known);
      yield { path: ['routeDefaults', name], at: 'key', message, ...suggest(name, known) };
    }
    const used = parametersUsed(file);
    for (const { name, path } of used) {
      if (known.includes(name)) continue;
      const message = dataWords.noParameter(page.route, name, known);
      yield { path, message, ...suggest(name, known, (near) => `{route.${near}}`) };
    }
    // A binding that names another parameter has been told already.
    if (!file.valid || used.some(({ name }) => !known.includes(name))) return;
    for (const name of known.filter((name) => !used.some((one) => one.name === name))) {
      const better = suggest(name, Object.keys(site.values), (near) => page.route.replace(`{${name}}`, `{${near}}`));
      const lacks: Lack = { kind: 'values', name };
      yield { path: ['route'], message: dataWords.unusedParameter(name), ...better, lacks };
    }
  },
};

function defaultsOf({ routeDefaults }: PageDescriptor): string[] {
  return typeof routeDefaults === 'object' && routeDefaults !== null ? Object.keys(routeDefaults) : [];
}

function parametersUsed(file: SiteFile): { name: string; path: (string | number)[] }[] {
  return metOf(file, 'DataBinding').flatMap(({ value, path }) =>
    Object.entries((value as DataBinding).params ?? {}).flatMap(([key, parameter]) => {
      const name = /^\{route\.(\w+)\}$/.exec(parameter)?.[1];
      return name ? [{ name, path: [...path, 'params', key] }] : [];
    }),
  );
}
