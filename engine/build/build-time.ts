/** The build's time in ISO form: now, or `SOURCE_DATE_EPOCH` in seconds for reproducible builds. */
export function buildTime(): string {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  if (seconds === undefined) return new Date().toISOString();
  if (!/^\d{1,12}$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}": give whole seconds since 1970, or leave it out.`);
  return new Date(Number(seconds) * 1000).toISOString();
}
