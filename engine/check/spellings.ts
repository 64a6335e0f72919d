type Fits = (text: string) => boolean;

/** Converts a text to the form of its type, by the type's name. Undefined if several results are possible. */
export const spellings: Record<string, (text: string, fits: Fits) => string | undefined> = {
  Color: color,
  TimeOfDay: timeOfDay,
  Quantity: quantity,
};

/** A color without `#`, as `0x…` or as `rgb(…)`. */
function color(text: string): string | undefined {
  const [, digits] = /^#?\s*(?:0x)?([0-9a-f]+)$/i.exec(text) ?? [];
  if (digits !== undefined) return `#${digits}`;
  const parts = /^rgb\s*\(\s*(\d+)\s*[,\s]\s*(\d+)\s*[,\s]\s*(\d+)\s*\)$/i.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A time with another separator, with am or pm, or in Chinese. */
function timeOfDay(text: string): string | undefined {
  const form =
    /^(?<before>上午|下午)?\s*(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d\d)|(?<=^\d\d)(?<digits>\d\d)|\s*[点时]\s*(?:(?<counted>\d{1,2})\s*分?|(?<half>半))?)?\s*(?<after>[ap]\.?m\.?)?$/i;
  const { before, hour, minute, digits, counted, half, after } = form.exec(text)?.groups ?? {};
  const isHalved = before !== undefined || after !== undefined;
  // A number alone is not a time.
  if (hour === undefined || (!isHalved && /^\d+$/.test(text) && digits === undefined)) return undefined;
  const isLate = before === '下午' || /^p/i.test(after ?? '');
  if (isHalved && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = isHalved ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  const minutes = minute ?? digits ?? counted ?? (half ? '30' : '00');
  return [String(hours), minutes].map((part) => part.padStart(2, '0')).join(':');
}

/** A number with its unit: without the space, with a decimal comma, or in other capitals if only one unit matches. */
function quantity(text: string, fits: Fits): string | undefined {
  const [, number, unit = ''] = /^([-−]?\d+(?:[.,]\d+)?)\s*(\S+)$/.exec(text) ?? [];
  // In `1,000 m` the comma may separate thousands.
  if (number === undefined || /,\d{3}$/.test(number)) return undefined;
  const value = number.replace('−', '-').replace(',', '.');
  const raised = unit.replace(/(?<=\p{L})\^?([23])(?!\d)/gu, (_, power) => (power === '2' ? '²' : '³'));
  const whole = [`${value} ${raised}`, value + raised].find(fits);
  if (whole !== undefined) return whole;
  const [only, ...others] = otherCapitals(raised)
    .map((other) => `${value} ${other}`)
    .filter(fits);
  return others.length > 0 ? undefined : only;
}

/** All spellings of a unit in other capitals, except for single letters, and never of B: bits differ from bytes. */
function otherCapitals(unit: string): string[] {
  const letters = unit.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 || letters.length > 6) return [];
  const cases = (sign: string) => (/b/i.test(sign) ? [sign] : [...new Set([sign.toLowerCase(), sign.toUpperCase()])]);
  return [...unit].reduce((all, sign) => all.flatMap((begun) => cases(sign).map((next) => begun + next)), ['']);
}
