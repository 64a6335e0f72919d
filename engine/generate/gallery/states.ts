import type { CompileSource } from '../../compile/context.ts';
import { bindingsIn } from '../../compile/page.ts';
import type { DataState } from '../../model/compiled.ts';
import type { Section } from '../../model/section.ts';

/** The five states that a section with live data can be in, as the gallery shows them. */
export const states = ['ready', 'loading', 'empty', 'failed', 'unknown'] as const;

export type State = (typeof states)[number];

/** A section, with its nested sections, whose live data stay in one state. */
export function withState(section: Section, state: State): Section {
  const held = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(held);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === 'data' ? bindingIn(item, state) : held(item)]),
    );
  };
  return held(section) as Section;
}

/** The names of the sources that a section is bound to, nested sections included. */
export function listSources(section: Section): string[] {
  return bindingsIn(section).map(({ source }) => source);
}

function bindingIn(binding: unknown, state: State): unknown {
  const { source } = binding as { source: string };
  return { ...(binding as object), source: nameIn(source, state) };
}

function nameIn(source: string, state: State): string {
  return `${source} (${state})`;
}

/** An answer without rows; `undefined` for a single record, which cannot be empty. */
export function withoutRows(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  const { data } = (answer ?? {}) as { data?: unknown };
  return Array.isArray(data) ? { ...(answer as object), data: [] } : undefined;
}

/** The sources of {@link withState}: each of the given ones in every state, answering with its example. */
export function createStateSources(
  sources: Record<string, CompileSource>,
  example: (source: string) => unknown,
): Record<string, CompileSource> {
  const entries = Object.entries(sources).flatMap(([name, source]) => {
    const answers: Record<State, unknown> = {
      ready: example(name),
      loading: undefined,
      empty: withoutRows(example(name)),
      failed: undefined,
      unknown: undefined,
    };
    return states.map((state): [string, CompileSource] => {
      const fixedState: DataState = state === 'empty' ? 'ready' : state;
      return [
        nameIn(name, state),
        { ...source, answer: () => answers[state], instances: () => [], fixedState, standsFor: name },
      ];
    });
  });
  return Object.fromEntries(entries);
}
