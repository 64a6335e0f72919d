import type { CompileContext } from '../compile/context.ts';
import { hashOf } from '../site/files/seal.ts';

/** Wraps a site's context, and reports what is read from it: `asset files/a.zip`, `shared help`, `entries zh /faq`. */
export function trackReads(context: CompileContext, report: (name: string) => void): CompileContext {
  const { asset, markdown, read, shared, sources, variantsOf, singleOf } = context;
  const track = <Args extends [string], Value>(kind: string, get: (...args: Args) => Value) => {
    return (...args: Args) => {
      report(`${kind} ${args[0]}`);
      return get(...args);
    };
  };
  const sections = new Map(shared);
  sections.get = track('shared', (name: string) => shared.get(name));
  const sourceAt = (name: string) => {
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
    report(`source ${name}`);
    if (!source) return undefined;
    return {
      ...source,
      answer: (params: Record<string, string>) => {
        report(`answer ${JSON.stringify([name, params])}`);
        return source.answer(params);
      },
    };
  };
  return {
    ...context,
    asset: track('asset', asset),
    read: track('text', read),
    markdown(...call) {
      report(`markdown ${JSON.stringify(call)}`);
      return markdown(...call);
    },
    ...(variantsOf && { variantsOf: track('variants', variantsOf) }),
    ...(singleOf && {
      singleOf(path: string, wanted: number) {
        report(`single ${wanted} ${path}`);
        return singleOf(path, wanted);
      },
    }),
    shared: sections,
    get synonyms() {
      report('synonyms all');
      return context.synonyms;
    },
    entries(language, _, route) {
      report(route === undefined ? `entries ${language}` : `entries ${language} ${route}`);
      return context.entries(language, context, route);
    },
    sources: new Proxy(sources, { get: (_, name) => sourceAt(String(name)) }),
  };
}

/** Returns a function that hashes what is now behind a name that {@link trackReads} reports. */
export function createFingerprint(context: CompileContext): (name: string) => string {
  const { asset, markdown, read, shared, sources, synonyms, variantsOf, singleOf } = context;
  const valueAt: Record<string, (name: string) => unknown> = {
    asset,
    text: read,
    markdown: (call) => markdown(...(JSON.parse(call) as Parameters<typeof markdown>)),
    variants: (path) => variantsOf?.(path),
    single(name) {
      const [, wanted, path = ''] = /^(\d+) (.*)$/s.exec(name) ?? [];
      return singleOf?.(path, Number(wanted));
    },
    shared: (name) => shared.get(name),
    synonyms: () => synonyms,
    entries(place) {
      const [language = '', route] = place.split(' ');
      return context.entries(language, context, route);
    },
    source: (name) => {
      const { endpoint, fixedState, standsFor } = sources[name] ?? {};
      return [endpoint, fixedState, standsFor];
    },
    answer(call) {
      const [name, params] = JSON.parse(call) as [string, Record<string, string>];
      return sources[name]?.answer(params);
    },
  };
  return (reported) => {
    const [, kind = '', name = ''] = /^(\w+) (.*)$/s.exec(reported) ?? [];
    return hashOf(JSON.stringify(valueAt[kind]?.(name)) ?? '');
  };
}
