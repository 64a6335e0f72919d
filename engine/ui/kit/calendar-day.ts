/** Normalizes `20250131`, `2025-01-31`, `2025.01.31`, `2025/1/31` or `2025-11` to ISO. */
export function calendarDay(value: string): string | undefined {
  const match = /^(\d{4})(?:([-./])(\d{1,2})(?:\2(\d{1,2}))?|(\d{2})(\d{2}))$/.exec(value.trim());
  if (!match) return undefined;
  const [, year, , spacedMonth, spacedDay, packedMonth, packedDay] = match;
  const month = (spacedMonth ?? packedMonth ?? '').padStart(2, '0');
  const day = (spacedDay ?? packedDay)?.padStart(2, '0');
  const text = day ? `${year}-${month}-${day}` : `${year}-${month}`;
  const time = new Date(`${day ? text : `${text}-01`}T00:00:00Z`);
  return Number.isNaN(time.getTime()) || !time.toISOString().startsWith(text) ? undefined : text;
}
