import { refuse } from './origin-error.ts';

/** Rows as objects by column name. A column without a name is dropped. Refuses a name that occurs twice. */
export function createTableRows(header: unknown[], rows: unknown[][], key: string): Record<string, unknown>[] {
  const names = header.map((cell) => (cell === null || cell === undefined ? '' : String(cell).trim()));
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) refuse([key], 'pullColumnTwice', { name: twice });
  if (names.every((name) => name === '')) refuse([key], 'pullNoColumns');
  // A column may be named `__proto__`: `fromEntries` defines properties instead of setting them.
  return rows.map((cells) =>
    Object.fromEntries(names.flatMap((name, index) => (name === '' ? [] : [[name, cells[index] ?? null]]))),
  );
}
