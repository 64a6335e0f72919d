/** Counts by name as a table of one column. */
export function column(head: string, counts: Record<string, number>): Record<string, Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, { [head]: count }]));
}

/** All counts together. */
export function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** A number with its sign and one digit behind the point. */
export function signed(value: number): string {
  return `${value >= 0 ? '+' : ''}${value.toFixed(1)}`;
}
