import type { Schema } from '../../model/schema/schema.ts';

/** A schema that only editors read, a definition a line: short, and yet to be compared. */
export function compactSchema({ definitions = {}, ...root }: Schema): string {
  const lines = Object.entries(definitions).map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  const rest = Object.entries(root).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const named = lines.length > 0 ? [`"definitions": {\n${lines.join(',\n')}\n}`] : [];
  return `{\n${[...rest, ...named].join(',\n')}\n}\n`;
}
