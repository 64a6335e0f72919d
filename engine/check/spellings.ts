/** Whether a text is of the form that its kind asks for. */
type Fits = (text: string) => boolean;

/** What a text of another form can only have meant as a value of a kind, by the kind's name; nothing where it may mean several. */
export const spellings: Record<string, (text: string, fits: Fits) => string | undefined> = {
  Colour: colour,
  TimeOfDay: timeOfDay,
  Quantity: quantity,
};

/** A colour without its sign, as code writes a number, or as red, green and blue up to 255. */
function colour(text: string): string | undefined {
  const [, digits] = /^#?\s*(?:0x)?([0-9a-f]+)$/i.exec(text) ?? [];
  if (digits !== undefined) return `#${digits}`;
  const parts = /^rgb\s*\(\s*(\d+)\s*[,\s]\s*(\d+)\s*[,\s]\s*(\d+)\s*\)$/i.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A time with another sign or none before its minutes, with the half of the day, or in Chinese. */
function timeOfDay(text: string): string | undefined {
  const form =
    /^(?<before>上午|下午)?\s*(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d\d)|(?<=^\d\d)(?<digits>\d\d)|\s*[点时]\s*(?:(?<counted>\d{1,2})\s*分?|(?<half>半))?)?\s*(?<after>[ap]\.?m\.?)?$/i;
  const { before, hour, minute, digits, counted, half, after } = form.exec(text)?.groups ?? {};
  const isHalved = before !== undefined || after !== undefined;
  // A number alone is no time yet.
  if (hour === undefined || (!isHalved && /^\d+$/.test(text) && digits === undefined)) return undefined;
  const isLate = before === '下午' || /^p/i.test(after ?? '');
  if (isHalved && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = isHalved ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  const minutes = minute ?? digits ?? counted ?? (half ? '30' : '00');
  return [String(hours), minutes].map((part) => part.padStart(2, '0')).join(':');
}

/** A number and its unit without the blank, with a decimal comma, or in other capitals where these can stand for one unit alone. */
function quantity(text: string, fits: Fits): string | undefined {
  const [, number, unit = ''] = /^([-−]?\d+(?:[.,]\d+)?)\s*(\S+)$/.exec(text) ?? [];
  // In `1,000 m` the comma may part thousands.
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

/**
 * A unit with any of its letters small or capital; none for a single letter, whose case is all there is of it, and for long ones. That of
 * a B stays: it tells bytes from bits.
 */
function otherCapitals(unit: string): string[] {
  const letters = unit.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 || letters.length > 6) return [];
  const cases = (sign: string) => (/b/i.test(sign) ? [sign] : [...new Set([sign.toLowerCase(), sign.toUpperCase()])]);
  return [...unit].reduce((all, sign) => all.flatMap((begun) => cases(sign).map((next) => begun + next)), ['']);
}
