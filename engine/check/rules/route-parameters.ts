import type { DataBinding } from '../../model/data.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { fillSlugs, routeParameters } from '../../model/schema/placeholders.ts';
import type { MissingDefinition, Rule } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { pageOf } from '../site-model.ts';
import { nearest, suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';
import { openBrace } from './route-names.ts';

/** `{route.page}` needs a route with `{page}`, and a route with `{page}` needs data that it chooses. */
export const routeParametersExist: Rule = {
  code: 'unknown-parameter',
  says: {
    en: 'A binding uses only parameters that the page’s route has, each parameter is used, and defaults belong to parameters.',
    zh: '绑定只用页面路由中有的参数，每个参数都有用处，默认值都属于某个参数。',
  },
  severity: 'error',
  *inFile(file, { site }) {
    const page = pageOf(file);
    if (!page || !site || openBrace(page.route)) return;
    const known = routeParameters(fillSlugs(page.route, site));
    const used = parametersUsed(file);
    const meant = meantParameter(known, [...defaultsOf(page), ...used.map(({ name }) => name)]);
    if (meant) {
      const suggestion = page.route.replace(`{${meant.is}}`, `{${meant.be}}`);
      yield { path: ['route'], message: dataWords.unusedParameter(meant.is), suggestion, sure: true };
      return;
    }
    for (const name of defaultsOf(page)) {
      if (known.includes(name)) continue;
      const message = dataWords.noParameter(page.route, name, known);
      yield { path: ['routeDefaults', name], at: 'key', message, ...suggest(name, known) };
    }
    for (const { name, path } of used) {
      if (known.includes(name)) continue;
      const message = dataWords.noParameter(page.route, name, known);
      yield { path, message, ...suggest(name, known, (near) => `{route.${near}}`) };
    }
    // A binding that names another parameter has been told already.
    if (!file.valid || used.some(({ name }) => !known.includes(name))) return;
    for (const name of known.filter((name) => !used.some((one) => one.name === name))) {
      const better = suggest(name, Object.keys(site.values ?? {}), (near) =>
        page.route.replace(`{${name}}`, `{${near}}`),
      );
      const missing: MissingDefinition = { kind: 'values', name };
      yield { path: ['route'], message: dataWords.unusedParameter(name), ...better, missing };
    }
  },
};

/** The parameter of a route that the page calls otherwise wherever it names it, and nowhere by its own name. */
function meantParameter(known: string[], named: string[]): { is: string; be: string } | undefined {
  const [be = '', ...others] = named;
  const is = nearest(be, known);
  const agreed = others.length > 0 && others.every((name) => name === be);
  return agreed && is !== undefined && !known.includes(be) ? { is, be } : undefined;
}

function defaultsOf({ routeDefaults }: PageDescriptor): string[] {
  return typeof routeDefaults === 'object' && routeDefaults !== null ? Object.keys(routeDefaults) : [];
}

function parametersUsed(file: SiteFile): { name: string; path: (string | number)[] }[] {
  return nodesOf(file, 'DataBinding').flatMap(({ value, path }) =>
    Object.entries((value as DataBinding).params ?? {}).flatMap(([key, parameter]) => {
      const name = /^\{route\.(\w+)\}$/.exec(parameter)?.[1];
      return name ? [{ name, path: [...path, 'params', key] }] : [];
    }),
  );
}
