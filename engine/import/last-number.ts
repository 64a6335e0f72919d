/** The largest number of the records of a collection. */
export function lastNumber(files: Record<string, string>, collection: string, field: string): number {
  const numbers = Object.entries(files).flatMap(([file, text]) => {
    const records = file.startsWith(`assets/records/${collection}/`) && file.endsWith('.json') ? JSON.parse(text) : [];
    return [records].flat().map((record: Record<string, unknown>) => Number(record[field]));
  });
  return Math.max(0, ...numbers.filter(Number.isInteger));
}
