import type { CompileContext } from '../compile/context.ts';
import { hashOf } from '../site/files/seal.ts';

/**
 * A site as compiling sees it, of which it is told what is looked up of files, shared sections, answers, words that mean the same and what a search finds, by name: `asset files/a.zip`,
 * `shared help`, `entries zh`, `entries zh /faq`, `answer ["news.list",{"page":"1"}]`.
 */
export function watched(context: CompileContext, tell: (name: string) => void): CompileContext {
  const { asset, read, shared, sources } = context;
  const told = <Args extends [string], Found>(kind: string, look: (...args: Args) => Found) => {
    return (...args: Args) => {
      tell(`${kind} ${args[0]}`);
      return look(...args);
    };
  };
  const sections = new Map(shared);
  sections.get = told('shared', (name: string) => shared.get(name));
  const sourceAt = (name: string) => {
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
    tell(`source ${name}`);
    if (!source) return undefined;
    return {
      ...source,
      answer: (params: Record<string, string>) => {
        tell(`answer ${JSON.stringify([name, params])}`);
        return source.answer(params);
      },
    };
  };
  return {
    ...context,
    asset: told('asset', asset),
    read: told('text', read),
    shared: sections,
    get synonyms() {
      tell('synonyms all');
      return context.synonyms;
    },
    entries(language, _, route) {
      tell(route === undefined ? `entries ${language}` : `entries ${language} ${route}`);
      return context.entries(language, context, route);
    },
    sources: new Proxy(sources, { get: (_, name) => sourceAt(String(name)) }),
  };
}

/** Tells what is there under each of the names that {@link watched} tells, as a text that changes with it. */
export function fingerprintsOf(context: CompileContext): (name: string) => string {
  const { asset, read, shared, sources, synonyms } = context;
  const valueAt: Record<string, (name: string) => unknown> = {
    asset,
    text: read,
    shared: (name) => shared.get(name),
    synonyms: () => synonyms,
    entries(asked) {
      const [language = '', route] = asked.split(' ');
      return context.entries(language, context, route);
    },
    source: (name) => {
      const { endpoint, fixedState, standsFor } = sources[name] ?? {};
      return [endpoint, fixedState, standsFor];
    },
    answer(asked) {
      const [name, params] = JSON.parse(asked) as [string, Record<string, string>];
      return sources[name]?.answer(params);
    },
  };
  return (named) => {
    const [, kind = '', name = ''] = /^(\w+) (.*)$/s.exec(named) ?? [];
    return hashOf(JSON.stringify(valueAt[kind]?.(name)) ?? '');
  };
}
