/** Formats bytes in decimal units: `640 B`, `12.3 kB`, `4.1 MB`, `1.2 GB`. */
export function fileSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  // 999.95 would round to 1000.0, so it uses the next unit.
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(1)}\u00a0${units[unit]}`;
}
